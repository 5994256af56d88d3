// Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.
//
//   kotlinc src/main/kotlin -include-runtime -d engine.jar
//   iamspec doctor -- java -jar engine.jar     is this adapter ready to be tested?
//   iamspec run -- java -jar engine.jar        which rules does the engine keep?
//
// The engine behind it, in TinyEngine.kt, is a stand-in. Replace it with yours:
//
// 1. Import your engine below, and let `Case` call it.
// 2. If your engine can do more than the stand-in, add the actions to `actions` and to
//    `Case.perform`, and the observations to `observations`. Cases that need anything else are
//    skipped.
// 3. If it cannot do what a case needs, throw `Unsupported`: the case is skipped with that reason.
//
// `iamspec protocol` shows every action, observation and convention.

/** The actions that `Case.perform` knows. Cases that need another are skipped. */
private val actions = listOf(
    "start_session", "log_event", "dismiss", "advance",
    "enter_background", "enter_foreground", "open_from_push"
)

/** What the engine reports. Cases that assert anything else are skipped. */
private val observations = listOf("displayed", "dismissed")

private val manifest = mapOf(
    "iamspec" to 1, // the version of the protocol
    "engine" to mapOf("name" to "my engine", "version" to "0.1"),
    "profiles" to listOf("swift"), // the generations of the SDK that it follows: swift, legacy
    "clock" to "virtual", // time passes only in the action `advance`
    "window" to 16, // how many cases may be sent ahead
    "actions" to actions,
    "observations" to observations
)

/** Keys of a message that the stand-in does not support. Remove what your engine supports. */
private val notYet = listOf("image", "zip", "timeout")

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported(reason: String) : Exception(reason)

/**
 * A case: a fresh engine, and what it does.
 *
 * The engine starts in the state that the case begins with. Nothing may be left of earlier cases.
 *
 * @param request `profile` is the generation of the SDK to follow, one of the manifest's; `given` is
 *     the state at the start; `messages` are the messages that the actions refer to, by name
 */
class Case(request: Json) {
    private val campaigns =
        request["messages"].members.mapValues { (name, message) -> campaign(name, message) }
    private val engine: TinyEngine

    /** What the engine has done during the action. */
    private var seen = mutableListOf<Map<String, Any>>()

    init {
        val given = request["given"]
        val host = given["host"]
        if (host["choice"].text != "now" || host["choices"].members.isNotEmpty()) {
            throw Unsupported("does not ask the host for a display choice yet")
        }
        if (given["presenter"].text != "assigned") throw Unsupported("always has a presenter")
        // The interval is in whole seconds; without one, the engine's own default applies.
        val interval = if ("minimum_interval" in given) given["minimum_interval"].number else 30
        engine = TinyEngine(
            isInForeground = given["app"].text == "foreground",
            interval = interval * 1_000,
            // What the engine does, in the words of the suite.
            onDisplay = { saw("displayed", "message" to it.name, "extras" to it.extras) },
            onDismiss = { saw("dismissed", "message" to it.name) }
        )
    }

    /** Performs one action completely, and returns what it caused, in order. */
    fun perform(action: Json): List<Map<String, Any>> {
        seen = mutableListOf()
        when (val word = action["do"].text) {
            "start_session" ->
                engine.startSession(action["deliver"].list.map { campaigns.getValue(it.text) })
            "log_event" -> engine.logEvent(action["name"].text)
            "dismiss" -> engine.dismiss()
            // Everything that is due in this time happens now. Never sleep, and never read a clock.
            "advance" -> engine.advance(milliseconds = action["by"].number)
            "enter_background" -> engine.enterBackground()
            "enter_foreground" -> engine.enterForeground()
            "open_from_push" -> engine.openFromPush()
            else -> throw Unsupported("does not support $word yet")
        }
        return seen
    }

    /** Records what the engine does during an action. */
    private fun saw(what: String, vararg details: Pair<String, Any>) {
        seen.add(mapOf("saw" to what, *details))
    }
}

/** Turns a message of the suite into a campaign of the engine. */
private fun campaign(name: String, message: Json): Campaign {
    notYet.firstOrNull { it in message }?.let {
        throw Unsupported("does not support the $it of a message yet")
    }
    if (message["orientation"].text != "any") {
        throw Unsupported("does not support the orientation of a message yet")
    }
    return Campaign(
        name,
        triggers = message["triggers"].list.map(::event).toSet(),
        priority = message["priority"].number,
        extras = message["extras"].members.mapValues { it.value.text }
    )
}

/** Names an event that triggers a message, in the words of the engine. */
private fun event(trigger: Json): String {
    if ("where" in trigger) throw Unsupported("does not support filters yet")
    return when (val kind = trigger["kind"].text) {
        "custom_event" -> "event ${trigger["name"].text}"
        "session_start", "push_click" -> kind
        else -> throw Unsupported("does not support the trigger $kind yet")
    }
}

/** Runs a case on a fresh engine. Whatever goes wrong affects only this case. */
private fun answer(request: Json): Map<String, Any> {
    val id = request["id"].number
    val lists = mutableListOf<List<Any>>()
    return try {
        val case = Case(request)
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
