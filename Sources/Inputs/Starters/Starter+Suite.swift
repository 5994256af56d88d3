import EmbeddedFiles
import Reporting

extension Starter {
  /// A suite with one rule, one open question, two faults and one file of cases.
  ///
  /// The schemas that the files refer to are not included: `SpecSchema` has them.
  ///
  /// - Parameter folder: The name of the suite's folder, from which the suite's name is made.
  package static func suite(inFolder folder: String) -> Starter {
    Starter([
      ("rules.yaml", EmbeddedFile.rules_yaml.bytes),
      ("questions.yaml", EmbeddedFile.questions_yaml.bytes),
      ("faults.yaml", EmbeddedFile.faults_yaml.bytes),
      ("shop/sale.yaml", EmbeddedFile.sale_yaml.bytes),
      ("README.md", EmbeddedFile.README_md.bytes),
      (".editorconfig", EmbeddedFile.editorconfig.bytes),
      (".vscode/settings.json", EmbeddedFile.vscode_settings_json.bytes),
      (".vscode/extensions.json", EmbeddedFile.vscode_extensions_json.bytes),
    ]).replacing("my-suite", with: suiteName(for: folder))
  }

  /// Makes a suite's name from a folder's name: lowercase letters, digits and single hyphens.
  static func suiteName(for folder: String) -> String {
    let words = folder.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "my-suite" : words.joined(separator: "-")
  }
}
