import Foundation

/// A folder in which every text of an author is hostile: it tries to start a line with a command of
/// a CI system, to change colors, to reverse text, and to ring the bell.
struct HostileFolder {
  let url: URL

  /// The hostile text, for every place that may contain text, including file names.
  static let poison = "a\r\n::error::owned\u{1B}[31mred\u{202E}\u{85}\u{07}z"

  /// The hostile text, escaped for double quotes in YAML and Python.
  private static let quoted = #"a\r\n::error::owned\x1b[31mred\u202e\x85\x07z"#

  /// Writes the files into an empty folder.
  init(_ url: URL) throws {
    self.url = url
    try write(Self.rules, to: "good/rules.yaml")
    try write(Self.questions, to: "good/questions.yaml")
    try write(Self.cases, to: "good/stack/cases.yaml")
    try write(Self.rules, to: "bad/rules.yaml")
    try write(Self.brokenCases, to: "bad/stack/cases.yaml")
    try write(
      Self.rules.replacing("hostile", with: "\"\(Self.quoted)\""), to: "badly-named/rules.yaml")
    try write("x: 1\n", to: "bad/stack/\(Self.poison).yaml")
    try write("x: 1\n", to: "bad/\(Self.poison)/cases.yaml")
    try write("\"\(Self.quoted)\": [\n", to: "bad/stack/syntax.yaml")
    try write(Self.rules.replacing("format: 1", with: "format: 2"), to: "\(Self.poison)/rules.yaml")
    try write("\"\(Self.quoted)\": 1\n", to: "unknown/rules.yaml")
    try write("{\"\(Self.poison)", to: "\(Self.poison).json")
    try write(Self.knownFailures, to: "known.yaml")
    try write(
      Self.knownFailures.replacing("kind: fail", with: "kind: \"\(Self.quoted)\""), to: "bad.yaml")
    try write(Self.engine, to: "engine.py")
    try write(
      "import sys\nsys.stderr.write(\"\(Self.quoted)\")\nprint(\"\(Self.quoted)\")\n", to: "mute.py"
    )
  }

  private func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let rules = """
    format: 1
    suite: {name: hostile, title: "\(quoted)", version: "\(quoted)"}
    documents:
      guide: {title: "\(quoted)", language: "\(quoted)", profile: swift, about: "\(quoted)"}
      manual: {title: "\(quoted)", language: German, profile: legacy}
    profiles:
      swift: {title: "\(quoted)", documents: [guide]}
      legacy: {title: "\(quoted)", documents: [manual]}
    chapters:
      - id: stack
        title: "\(quoted)"
        rules:
          - id: stack.last-in-first-out
            title: "\(quoted)"
            layer: presenter
            profiles: [swift, legacy]
            statement: "\(quoted)"
            documents: {guide: {says: stated}, manual: {says: stated}}
          - id: stack.advice
            title: "\(quoted)"
            layer: presenter
            profiles: [swift, legacy]
            statement: "\(quoted)"
            untestable: "\(quoted)"
            documents: {guide: {says: stated}, manual: {says: stated}}

    """

  private static let questions = """
    format: 1
    questions:
      - id: open.after-dismiss
        title: "\(quoted)"
        question: "\(quoted)"
        about: "\(quoted)"
        documents: {guide: {says: silent}, manual: {says: silent}}
        default: waits
        answers: {waits: "\(quoted)", shows-next: "\(quoted)"}
        probes:
          - id: one-waiting
            title: "\(quoted)"
            given: {minimum_interval: 0s}
            messages:
              visible: {type: modal, trigger: {custom_event: opened_shop}}
              waiting: {type: modal, trigger: {custom_event: viewed_cart}}
            steps:
              - start_session: {deliver: [visible, waiting]}
              - do: [{log_event: opened_shop}, {log_event: viewed_cart}]
              - dismiss
            outcomes:
              - {answer: waits, expect: [{dismissed: visible}]}
              - {answer: shows-next, expect: [{dismissed: visible}, {displayed: waiting}]}

    """

  private static let cases = """
    format: 1
    title: "\(quoted)"
    rules: [stack.last-in-first-out]
    about: "\(quoted)"
    given: {minimum_interval: 0s}
    messages:
      first:
        type: modal
        trigger: {custom_event: "\(quoted)"}
        extras: {"\(quoted)": "\(quoted)"}
      second: {type: modal, trigger: {custom_event: "\(quoted)"}}
    cases:
      - id: two-waiting
        title: "\(quoted)"
        about: "\(quoted)"
        kept_for: "\(quoted)"
        steps:
          - start_session: {deliver: [first, second]}
            note: "\(quoted)"
          - do: [enter_background, {log_event: "\(quoted)"}]
          - do: [enter_foreground, open_from_push]
            expect: [{displayed: second}]
          - do: [dismiss, open_from_push]
            expect: [{dismissed: second}, {displayed: {message: first, extras: {"\(quoted)": "\(quoted)"}}}]

    """

  private static let brokenCases = """
    format: 1
    title: "\(quoted)"
    rules: ["\(quoted)"]
    "\(quoted)": "\(quoted)"
    messages:
      "\(quoted)": {type: "\(quoted)", trigger: {"\(quoted)": "\(quoted)"}, timeout: "\(quoted)"}
    cases:
      - id: "\(quoted)"
        title: "\(quoted)"
        profiles: ["\(quoted)"]
        steps:
          - "\(quoted)"
          - do: [{"\(quoted)": "\(quoted)"}, {log_event: "\(quoted)"}]
            expect: [{"\(quoted)": "\(quoted)"}, {displayed: "\(quoted)"}]
          - advance: "\(quoted)"

    """

  private static let knownFailures = """
    format: 1
    known_failures:
      - cases: stack/*
        kind: fail
        reason: "\(quoted)"
        issue: "\(quoted)"
        expires: 2020-01-31
      - cases: "\(quoted)"
        kind: fail
        reason: "\(quoted)"

    """

  /// An engine that answers the first request with an error and the second with nonsense, and ends
  /// at the third.
  private static let engine = """
    import json, sys
    print(json.dumps({"iamspec": 1, "engine": {"name": "\(quoted)", "version": "\(quoted)"},
      "profiles": ["swift", "legacy"], "clock": "virtual"}), flush=True)
    for number, line in enumerate(sys.stdin):
        request = json.loads(line)
        sys.stderr.write("\(quoted)\\n")
        sys.stderr.flush()
        if number == 0:
            print(json.dumps({"id": request["id"], "error": {"message": "\(quoted)", "action": 0}}), flush=True)
        elif number == 1:
            print(json.dumps({"id": request["id"], "unsupported": "\(quoted)"}), flush=True)
        elif number == 2:
            seen = [[{"displayed": "\(quoted)"}] for _ in request["actions"]]
            print(json.dumps({"id": request["id"], "observations": seen}), flush=True)
        else:
            print(json.dumps("\(quoted)"), flush=True)

    """
}
