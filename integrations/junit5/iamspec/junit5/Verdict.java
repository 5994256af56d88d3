package iamspec.junit5;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** A verdict of a report from {@code iamspec run --junit FILE --junit-dialect extended}. */
final class Verdict {
  private final Element testcase;

  private Verdict(Element testcase) {
    this.testcase = testcase;
  }

  /** Reads the verdicts of a report. */
  static List<Verdict> read(Path report) throws IOException {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      var root = factory.newDocumentBuilder().parse(report.toFile()).getDocumentElement();
      return elements(root, "testcase").stream().map(Verdict::new).toList();
    } catch (ParserConfigurationException | SAXException error) {
      throw new IOException("the report of iamspec cannot be read: " + error.getMessage(), error);
    }
  }

  /** The rule that the case tests. What concerns no single case has the name of its part of the report. */
  String group() {
    return property("rule", ((Element) testcase.getParentNode()).getAttribute("name"));
  }

  /** The case by its id and its profile, such as {@code stack/in-memory/one-waiting [swift]}. */
  private String name() {
    var profile = property("profile", "");
    var name = testcase.getAttribute("name");
    if (profile.isEmpty()) return name;
    var file = testcase.getAttribute("classname").substring(profile.length() + 1).replace('.', '/');
    return file + "/" + name + " [" + profile + "]";
  }

  boolean isFailure() {
    return !elements(testcase, "failure").isEmpty() || !elements(testcase, "error").isEmpty();
  }

  /** A test with this verdict. */
  DynamicTest test() {
    return DynamicTest.dynamicTest(name(), source(), () -> {
      for (var kind : List.of("failure", "error")) {
        for (var failure : elements(testcase, kind)) throw failed(failure);
      }
      for (var skip : elements(testcase, "skipped")) {
        throw new TestAbortedException(skip.getAttribute("message"));
      }
    });
  }

  /** What iamspec writes about a failed case. Where this class throws it, says nothing. */
  private static AssertionFailedError failed(Element failure) {
    var text = failure.getTextContent();
    var error = new AssertionFailedError(text.isEmpty() ? failure.getAttribute("message") : text);
    error.setStackTrace(new StackTraceElement[0]);
    return error;
  }

  /** The place of the case, if its file is here: that of the built-in suite is not. */
  private URI source() {
    var file = Path.of(testcase.getAttribute("file"));
    if (!Files.isRegularFile(file)) return null;
    return URI.create(file.toUri() + "?line=" + testcase.getAttribute("line"));
  }

  private String property(String name, String otherwise) {
    return elements(testcase, "property").stream()
        .filter(property -> property.getAttribute("name").equals(name))
        .map(property -> property.getAttribute("value"))
        .findFirst()
        .orElse(otherwise);
  }

  private static List<Element> elements(Element parent, String name) {
    var nodes = parent.getElementsByTagName(name);
    var elements = new ArrayList<Element>();
    for (int index = 0; index < nodes.getLength(); index++) {
      elements.add((Element) nodes.item(index));
    }
    return elements;
  }
}
