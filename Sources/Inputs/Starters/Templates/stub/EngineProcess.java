// Connects an engine to the suite SUITE_NAME: each line of stdin is a case, each line of stdout a reply.
//
//   javac -d build/classes/java/main src/main/java/*.java     or: gradle classes
//   iamspec run RUN_OPTIONS
//
// The words of the suite are functions of `Case`: for each action, `do_…` is called; for each
// observation, you call `saw_…`. As it is written, nothing is seen, and every case fails that expects
// something:
//
// 1. Let the constructor start your engine, and let the functions `do_…` call it.
// 2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
// 3. If the engine cannot do what a case needs, throw `Unsupported`: the case is skipped with that
//    reason.
//
// `iamspec protocol` shows what the lines are.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The program. It says what the engine can do, and then answers one case after another. */
public final class EngineProcess {
  private static final Map<String, Object> MANIFEST =
      Json.object(
          "iamspec", 1, // the version of the protocol
          "engine", Json.object("name", "my engine", "version", "0.1"),
          "profiles", List.of(PROFILES), // the profiles of the suite that it follows
          "clock", "virtual", // time passes only in actions
          "window", 16); // how many cases may be sent ahead

  public static void main(String[] arguments) throws IOException {
    // The wire is UTF-8, whatever the system's encoding is.
    var requests = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    var replies = new BufferedWriter(new OutputStreamWriter(System.out, UTF_8));
    // Standard output is only for replies. What the engine prints goes to its log.
    System.setOut(System.err);
    say(MANIFEST, replies);
    for (String line; (line = requests.readLine()) != null; ) {
      say(answer(Json.parse(line)), replies);
    }
  }

  private static void say(Map<String, Object> message, Writer replies) throws IOException {
    replies.write(Json.text(message) + "\n");
    // Without the flush, the reply would wait in a buffer, and the harness for the reply.
    replies.flush();
  }

  /** Runs a case on a fresh engine. Whatever goes wrong affects only this case. */
  private static Map<String, Object> answer(Json request) {
    var id = request.get("id").number();
    var observations = new ArrayList<List<Object>>();
    try {
      var fresh = new Case(request.get("given"), request.get("messages"));
      for (var action : request.get("actions").list()) observations.add(fresh.perform(action));
      return Json.object("id", id, "observations", observations);
    } catch (Unsupported reason) {
      return Json.object("id", id, "unsupported", reason.getMessage());
    } catch (Throwable error) {
      error.printStackTrace(); // stderr is the engine's log: reports show it with the case
      var place = Json.object("action", observations.size(), "message", error.toString());
      return Json.object("id", id, "error", place);
    }
  }
}

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
final class Unsupported extends RuntimeException {
  Unsupported(String reason) {
    super(reason);
  }
}

/**
 * A case: a fresh engine, and what it does.
 *
 * <p>Functions take the members of their word: `members.get("…")`. Functions `saw_…` take keys and
 * values by turns.
 */
final class Case {
  /** What the engine has done during the action. */
  private List<Object> seen = new ArrayList<>();

  /**
   * Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
   *
GIVEN
   */
  Case(Json given, Json messages) {}

  // What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
  // What is seen.

OBSERVATIONS
  /** Performs one action completely, and returns what it caused, in order. */
  List<Object> perform(Json action) {
    seen = new ArrayList<>();
    var word = action.get("do").text();
    switch (word) {
CALLS
      default -> throw new Unsupported("does not support " + word + " yet");
    }
    return seen;
  }

  private void saw(String what, Object... members) {
    var observation = Json.object("saw", what);
    observation.putAll(Json.object(members));
    seen.add(observation);
  }
}
