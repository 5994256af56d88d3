import EmbeddedFiles
import Reporting
import SpecModel
import Wording

extension Starter {
  /// A suite with words of its own: three rules, six faults, two monitors, three files of cases, and an engine that
  /// keeps the rules.
  ///
  /// The schemas that the files refer to are not included: `SpecSchema` has them.
  ///
  /// - Parameters:
  ///   - folder: The name of the suite's folder, from which the suite's name is made.
  ///   - path: The path of the folder, as the user gave it.
  package static func suiteWithWords(inFolder folder: String, at path: String) -> Starter {
    let engine = path.hasSuffix("/") ? "\(path)engine.py" : "\(path)/engine.py"
    return Starter([
      ("vocabulary.yaml", EmbeddedFile.words_vocabulary_yaml.bytes),
      ("rules.yaml", EmbeddedFile.words_rules_yaml.bytes),
      ("faults.yaml", EmbeddedFile.words_faults_yaml.bytes),
      ("monitors.yaml", EmbeddedFile.words_monitors_yaml.bytes),
      ("show/event.yaml", EmbeddedFile.words_event_yaml.bytes),
      ("show/one-at-a-time.yaml", EmbeddedFile.words_one_at_a_time_yaml.bytes),
      ("pause/holds.yaml", EmbeddedFile.words_holds_yaml.bytes),
      ("engine.py", EmbeddedFile.words_engine_py.bytes),
      ("README.md", EmbeddedFile.words_README_md.bytes),
      (".editorconfig", EmbeddedFile.editorconfig.bytes),
      (".vscode/settings.json", EmbeddedFile.words_vscode_settings_json.bytes),
      (".vscode/extensions.json", EmbeddedFile.vscode_extensions_json.bytes),
    ])
    .replacing("my-suite", with: suiteName(for: folder))
    .replacing("ENGINE_IN_YAML", with: YAMLScalar.text(engine))
    .replacing("ENGINE_IN_SHELL", with: ReplayCommand.quoted(engine))
    .replacing("FOLDER_IN_SHELL", with: ReplayCommand.quoted(path))
  }
}
