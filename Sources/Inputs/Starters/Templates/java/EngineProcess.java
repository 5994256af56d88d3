// Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.
//
//   javac -d build/classes/java/main src/main/java/*.java     or: gradle classes
//   iamspec doctor -- java -cp build/classes/java/main EngineProcess     is this adapter ready?
//   iamspec run -- java -cp build/classes/java/main EngineProcess        which rules are kept?
//
// The engine behind it, in TinyEngine.java, is a stand-in. Replace it with yours:
//
// 1. Import your engine below, and let `Case` call it.
// 2. If your engine can do more than the stand-in, add the actions and the observations to
//    `MANIFEST`, and the actions to `Case.perform`. Cases that need anything else are skipped.
// 3. If it cannot do what a case needs, throw `Unsupported`: the case is skipped with that reason.
//
// `iamspec protocol` shows every action, observation and convention.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The program. It says what the engine can do, and then answers one case after another. */
public final class EngineProcess {
  private static final Map<String, Object> MANIFEST =
      Json.object(
          "iamspec", 1, // the version of the protocol
          "engine", Json.object("name", "my engine", "version", "0.1"),
          "profiles", List.of("swift"), // the generations of the SDK that it follows: swift, legacy
          "clock", "virtual", // time passes only in the action `advance`
          "window", 16, // how many cases may be sent ahead
          // The actions that `Case.perform` knows. Cases that need another are skipped.
          "actions",
              List.of(
                  "start_session", "log_event", "dismiss", "advance",
                  "enter_background", "enter_foreground", "open_from_push"),
          // What the engine reports. Cases that assert anything else are skipped.
          "observations", List.of("displayed", "dismissed"));

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
      var fresh =
          new Case(request.get("profile").text(), request.get("given"), request.get("messages"));
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

/** A case: a fresh engine, and what it does. */
final class Case {
  /** Keys of a message that the stand-in does not support. Remove what your engine supports. */
  private static final List<String> NOT_YET = List.of("image", "zip", "timeout");

  private final Map<String, TinyEngine.Campaign> campaigns = new HashMap<>();
  private final TinyEngine engine;
  /** What the engine has done during the action. */
  private List<Object> seen = new ArrayList<>();

  /**
   * Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
   *
   * @param profile the generation of the SDK to follow, one of the manifest's
   * @param given the state at the start
   * @param messages the messages that the actions refer to, by name
   */
  Case(String profile, Json given, Json messages) {
    var host = given.get("host");
    if (!host.get("choice").text().equals("now") || !host.get("choices").members().isEmpty()) {
      throw new Unsupported("does not ask the host for a display choice yet");
    }
    if (!given.get("presenter").text().equals("assigned")) {
      throw new Unsupported("always has a presenter");
    }
    messages.members().forEach((name, message) -> campaigns.put(name, campaign(name, message)));
    // The interval is in whole seconds; without one, the engine's own default applies.
    var interval = given.has("minimum_interval") ? given.get("minimum_interval").number() : 30;
    engine =
        new TinyEngine(
            given.get("app").text().equals("foreground"),
            interval * 1_000,
            // What the engine does, in the words of the suite.
            it -> saw("displayed", "message", it.name(), "extras", it.extras()),
            it -> saw("dismissed", "message", it.name()));
  }

  /** Turns a message of the suite into a campaign of the engine. */
  private static TinyEngine.Campaign campaign(String name, Json message) {
    for (var key : NOT_YET) {
      if (message.has(key)) {
        throw new Unsupported("does not support the " + key + " of a message yet");
      }
    }
    if (!message.get("orientation").text().equals("any")) {
      throw new Unsupported("does not support the orientation of a message yet");
    }
    Set<String> triggers =
        message.get("triggers").list().stream().map(Case::event).collect(Collectors.toSet());
    var extras = new HashMap<String, String>();
    message.get("extras").members().forEach((key, value) -> extras.put(key, value.text()));
    return new TinyEngine.Campaign(name, triggers, message.get("priority").number(), extras);
  }

  /** Names an event that triggers a message, in the words of the engine. */
  private static String event(Json trigger) {
    if (trigger.has("where")) throw new Unsupported("does not support filters yet");
    var kind = trigger.get("kind").text();
    return switch (kind) {
      case "custom_event" -> "event " + trigger.get("name").text();
      case "session_start", "push_click" -> kind;
      default -> throw new Unsupported("does not support the trigger " + kind + " yet");
    };
  }

  /** Performs one action completely, and returns what it caused, in order. */
  List<Object> perform(Json action) {
    seen = new ArrayList<>();
    var word = action.get("do").text();
    switch (word) {
      case "start_session" ->
          engine.startSession(
              action.get("deliver").list().stream().map(it -> campaigns.get(it.text())).toList());
      case "log_event" -> engine.logEvent(action.get("name").text());
      case "dismiss" -> engine.dismiss();
      // Everything that is due in this time happens now. Never sleep, and never read a clock.
      case "advance" -> engine.advance(action.get("by").number());
      case "enter_background" -> engine.enterBackground();
      case "enter_foreground" -> engine.enterForeground();
      case "open_from_push" -> engine.openFromPush();
      default -> throw new Unsupported("does not support " + word + " yet");
    }
    return seen;
  }

  /** Records what the engine does during an action. The details are keys and values by turns. */
  private void saw(String what, Object... details) {
    var observation = Json.object("saw", what);
    observation.putAll(Json.object(details));
    seen.add(observation);
  }
}
