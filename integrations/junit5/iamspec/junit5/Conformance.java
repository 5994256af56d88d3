package iamspec.junit5;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/**
 * The conformance suite as dynamic tests of JUnit 5: a container for each rule, with a test for each case.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicNode> conformance() {
 *   return Conformance.of("java", "-cp", "build/classes/java/main", "EngineProcess").tests();
 * }
 * }</pre>
 *
 * <p>A case that the engine fails is a failed test, with the text that {@code iamspec run} writes about it. A case that is
 * skipped, or that fails as a list of known failures allows, is an aborted test, with the reason.
 */
public final class Conformance {
  private final List<String> engine;
  private final List<String> options = new ArrayList<>();
  private String tool = System.getenv().getOrDefault("IAMSPEC", "iamspec");

  private Conformance(List<String> engine) {
    this.engine = engine;
  }

  /**
   * Prepares a run of the suite.
   *
   * @param engine the command that starts the engine's adapter, from the folder in which the tests run
   */
  public static Conformance of(String... engine) {
    return new Conformance(List.of(engine));
  }

  /**
   * Adds options of {@code iamspec run}, such as {@code "--known-failures", "known.yaml"}.
   *
   * @param options options and their values, and paths of cases
   */
  public Conformance with(String... options) {
    this.options.addAll(List.of(options));
    return this;
  }

  /**
   * Names the program iamspec. By default, it is what the environment names as IAMSPEC, or else {@code iamspec} on the PATH.
   *
   * @param path the path of the program
   */
  public Conformance withTool(String path) {
    tool = path;
    return this;
  }

  /**
   * Runs the suite once, and returns its verdicts as tests.
   *
   * @return a container for each rule, and a test that fails if the run is red although no case failed
   * @throws IllegalStateException if iamspec cannot be started, or ends without a report; the message is what it wrote
   */
  public Stream<DynamicNode> tests() {
    try {
      var report = File.createTempFile("iamspec", ".xml").toPath();
      try {
        return run(report);
      } finally {
        Files.deleteIfExists(report);
      }
    } catch (IOException error) {
      throw new IllegalStateException(
          "cannot run " + tool + ": " + error.getMessage()
              + "\nput iamspec on the PATH, or name it in the environment as IAMSPEC", error);
    }
  }

  private Stream<DynamicNode> run(Path report) throws IOException {
    var command = new ArrayList<>(List.of(tool, "run", "--quiet"));
    command.addAll(List.of("--junit", report.toString(), "--junit-dialect", "extended"));
    command.addAll(options);
    command.add("--");
    command.addAll(engine);
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    var status = statusOf(process);
    if (Files.size(report) == 0) {
      throw new IllegalStateException("iamspec ended with status " + status + ":\n" + output);
    }
    return nodes(Verdict.read(report), status, output);
  }

  /** Waits for the end. Whoever stops the tests stops iamspec, which ends the engine. */
  private static int statusOf(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException interruption) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the run was interrupted", interruption);
    }
  }

  private static Stream<DynamicNode> nodes(List<Verdict> verdicts, int status, String output) {
    var rules = new LinkedHashMap<String, List<DynamicTest>>();
    for (var verdict : verdicts) {
      rules.computeIfAbsent(verdict.group(), group -> new ArrayList<>()).add(verdict.test());
    }
    var containers = rules.entrySet().stream().map(it -> dynamicContainer(it.getKey(), it.getValue()));
    var isExplained = status == 0 || verdicts.stream().anyMatch(Verdict::isFailure);
    var whole = dynamicTest("the run as a whole", () -> {
      if (!isExplained) throw new AssertionFailedError("exit status " + status + ":\n" + output);
    });
    return Stream.<DynamicNode>concat(containers, Stream.of(whole));
  }
}
