// Reads and writes JSON, because Kotlin's library does not. If your project has kotlinx.serialization
// or another library, use that.

/**
 * A value that was read: `null`, a Boolean, a Long, a Double, a String, a list or an object.
 *
 * A value of another type than the one that is asked for is a ClassCastException.
 */
@Suppress("UNCHECKED_CAST")
class Json(private val value: Any?) {
    val text get() = value as String
    val number get() = value as Long
    val list get() = value as List<Json>
    val members get() = value as Map<String, Json>

    operator fun contains(key: String) = key in members

    /** A member of an object. If there is none, a NoSuchElementException names it. */
    operator fun get(key: String) = members.getValue(key)

    companion object {
        /** Reads a text. If it is not JSON, an IllegalArgumentException says where. */
        fun parse(text: String) = JsonReader(text).document()

        /** Writes maps, lists, texts, numbers, Booleans, `null`, and values that were read. */
        fun text(value: Any?): String = when (value) {
            is Json -> text(value.value)
            is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (key, it) ->
                "${text(key)}:${text(it)}"
            }
            is Iterable<*> -> value.joinToString(",", "[", "]") { text(it) }
            is String -> value.map(::escaped).joinToString("", "\"", "\"")
            else -> "$value"
        }

        private fun escaped(unit: Char) = when {
            unit == '"' || unit == '\\' -> "\\$unit"
            unit < ' ' -> String.format("\\u%04x", unit - '\u0000')
            else -> "$unit"
        }
    }
}

/** Reads a text from its beginning to its end. */
private class JsonReader(private val text: String) {
    private var position = 0

    fun document(): Json {
        val value = value()
        if (next() != null) throw unexpected()
        return value
    }

    private fun unexpected() =
        IllegalArgumentException("unexpected character at $position of $text")

    /** The next character that is not white space; `null` if there is none. */
    private fun next(): Char? {
        while (position < text.length && text[position] in " \t\r\n") position++
        return text.getOrNull(position)
    }

    private fun skip(expected: String): Boolean {
        next()
        val isThere = text.startsWith(expected, position)
        if (isThere) position += expected.length
        return isThere
    }

    private fun expect(expected: String) {
        if (!skip(expected)) throw unexpected()
    }

    private fun value(): Json = when (next()) {
        '{' -> Json(members())
        '[' -> Json(elements())
        '"' -> Json(string())
        else -> when {
            skip("true") -> Json(true)
            skip("false") -> Json(false)
            skip("null") -> Json(null)
            else -> Json(number())
        }
    }

    private fun members(): Map<String, Json> {
        val members = LinkedHashMap<String, Json>()
        expect("{")
        if (skip("}")) return members
        do {
            val key = string()
            expect(":")
            members[key] = value()
        } while (skip(","))
        expect("}")
        return members
    }

    private fun elements(): List<Json> {
        val elements = ArrayList<Json>()
        expect("[")
        if (skip("]")) return elements
        do elements.add(value()) while (skip(","))
        expect("]")
        return elements
    }

    private fun string(): String {
        expect("\"")
        val string = StringBuilder()
        while (true) {
            when (val unit = character()) {
                '"' -> return string.toString()
                '\\' -> string.append(escaped(character()))
                else -> string.append(unit)
            }
        }
    }

    private fun character(): Char = text.getOrNull(position++) ?: throw unexpected()

    private fun escaped(unit: Char): Char = when (unit) {
        'b' -> '\b'
        'f' -> '\u000c'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> (1..4).map { character() }.joinToString("").toInt(16).toChar()
        else -> unit
    }

    /** A whole number is a Long, and any other a Double. */
    private fun number(): Number {
        val start = position
        while (position < text.length && text[position] in "+-.eE0123456789") position++
        val digits = text.substring(start, position)
        val number: Number? = digits.toLongOrNull() ?: digits.toDoubleOrNull()
        return number ?: throw unexpected()
    }
}
