// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

/** A message, and the events that trigger it. */
data class Campaign(
    val name: String,
    val triggers: Set<String>,
    val priority: Long,
    val extras: Map<String, String>
)

/**
 * Displays one message at a time; the others wait on a stack.
 *
 * @param interval the minimum number of milliseconds between two triggered messages
 */
class TinyEngine(
    private var isInForeground: Boolean,
    private val interval: Long,
    private val onDisplay: (Campaign) -> Unit,
    private val onDismiss: (Campaign) -> Unit
) {
    private var now = 0L
    private var lastTriggered: Long? = null
    private var delivered = listOf<Campaign>()
    private val waiting = mutableListOf<Campaign>() // oldest first
    private var visible: Campaign? = null

    fun startSession(campaigns: List<Campaign>) {
        delivered = campaigns
        trigger("session_start")
        displayNewest()
    }

    fun logEvent(name: String) {
        if (trigger("event $name")) displayNewest()
    }

    fun openFromPush() {
        isInForeground = true
        trigger("push_click")
        displayNewest()
    }

    fun enterBackground() {
        isInForeground = false
    }

    fun enterForeground() {
        isInForeground = true
    }

    fun advance(milliseconds: Long) {
        now += milliseconds
    }

    fun dismiss() {
        visible?.let(onDismiss)
        visible = null
    }

    /**
     * Puts the message with the highest priority that an event triggers on the stack.
     *
     * @return whether there is such a message
     */
    private fun trigger(event: String): Boolean {
        val matches = delivered.filter { event in it.triggers }
        val first = matches.sortedByDescending { it.priority }.firstOrNull() ?: return false
        lastTriggered?.let { if (now - it < interval) return false }
        lastTriggered = now
        waiting.remove(first)
        waiting.add(first)
        return true
    }

    private fun displayNewest() {
        if (waiting.isEmpty() || !isInForeground || visible != null) return
        visible = waiting.removeAt(waiting.lastIndex).also(onDisplay)
    }
}
