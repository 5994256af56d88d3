// Connects an engine to the suite SUITE_NAME: each line of stdin is a case, each line of stdout a reply.
//
//   kotlinc src/main/kotlin -include-runtime -d engine.jar
//   iamspec run RUN_OPTIONS
//
// The words of the suite are functions of `Case`: for each action, `do_…` is called; for each
// observation, you call `saw_…`. As it is written, nothing is seen, and every case fails that expects
// something:
//
// 1. Let `Case` start your engine, and let the functions `do_…` call it.
// 2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
// 3. If the engine cannot do what a case needs, throw `Unsupported`: the case is skipped with that
//    reason.
//
// `iamspec protocol` shows what the lines are.

private val manifest = mapOf(
    "iamspec" to 1, // the version of the protocol
    "engine" to mapOf("name" to "my engine", "version" to "0.1"),
    "profiles" to listOf(PROFILES), // the profiles of the suite that it follows
    "clock" to "virtual", // time passes only in actions
    "window" to 16 // how many cases may be sent ahead
)

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported(reason: String) : Exception(reason)

/**
 * A case: a fresh engine, and what it does. Functions take the members of their word: `members["…"]`.
 *
 * The engine starts in the state that the case begins with. Nothing may be left of earlier cases.
 *
GIVEN
 */
@Suppress("FunctionName", "UNUSED_PARAMETER")
class Case(given: Json, messages: Json) {
    /** What the engine has done during the action. */
    private var seen = mutableListOf<Map<String, Any>>()

    // What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
    // What is seen.

OBSERVATIONS
    /** Performs one action completely, and returns what it caused, in order. */
    fun perform(action: Json): List<Map<String, Any>> {
        seen = mutableListOf()
        when (val word = action["do"].text) {
CALLS
            else -> throw Unsupported("does not support $word yet")
        }
        return seen
    }

    private fun saw(what: String, vararg members: Pair<String, Any>) {
        seen.add(mapOf("saw" to what, *members))
    }
}

/** Runs a case on a fresh engine. Whatever goes wrong affects only this case. */
private fun answer(request: Json): Map<String, Any> {
    val id = request["id"].number
    val lists = mutableListOf<List<Any>>()
    return try {
        val case = Case(request["given"], request["messages"])
        request["actions"].list.mapTo(lists) { case.perform(it) }
        mapOf("id" to id, "observations" to lists)
    } catch (reason: Unsupported) {
        mapOf("id" to id, "unsupported" to "${reason.message}")
    } catch (error: Throwable) {
        error.printStackTrace() // stderr is the engine's log: reports show it with the case
        mapOf("id" to id, "error" to mapOf("action" to lists.size, "message" to "$error"))
    }
}

fun main() {
    // The wire is UTF-8, whatever the system's encoding is.
    val requests = System.`in`.bufferedReader()
    val replies = System.out.bufferedWriter()
    // Standard output is only for replies. What the engine prints goes to its log.
    System.setOut(System.err)

    fun say(message: Map<String, Any>) {
        replies.write(Json.text(message) + "\n")
        // Without the flush, the reply would wait in a buffer, and the harness for the reply.
        replies.flush()
    }

    say(manifest)
    requests.forEachLine { say(answer(Json.parse(it))) }
}
