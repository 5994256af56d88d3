import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the names of custom events and of products.
extension Fault {
  static let names: [Fault] =
    comparisons.flatMap(faults) + reserved

  /// A wrong way to compare the name that a trigger wants with the one that was logged.
  private struct NameComparison {
    let id: String
    /// For events.
    let phrase: String
    /// For purchases of a product.
    var phraseOfProduct: String { phrase.replacing("its name", with: "the product's name") }
    var concernsProducts = false
    let isSame: @Sendable (_ wanted: String, _ logged: String) -> Bool
  }

  private static func faults(_ comparison: NameComparison) -> [Fault] {
    let event = Fault(
      "custom-event-\(comparison.id)", breaks: .triggerCustomEventItsNameOnly,
      "A custom event triggers a message \(comparison.phrase)."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .customEvent(let name, nil) = trigger, event.kind == .customEvent else {
          return false
        }
        return comparison.isSame(name, event.name ?? "")
      }
    }
    let purchase = Fault(
      "specific-purchase-\(comparison.id)", breaks: .triggerSpecificPurchaseItsProductOnly,
      "A purchase triggers a message \(comparison.phraseOfProduct)."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .specificPurchase(let name, nil) = trigger, event.kind == .purchase else {
          return false
        }
        return comparison.isSame(name, event.name ?? "")
      }
    }
    return comparison.concernsProducts ? [event, purchase] : [event]
  }

  private static let comparisons: [NameComparison] = [
    NameComparison(
      id: "by-prefix", phrase: "if its name begins with the trigger's", concernsProducts: true
    ) { $1.hasPrefix($0) },
    NameComparison(
      id: "by-suffix", phrase: "if its name ends with the trigger's", concernsProducts: true
    ) { Int($0) == nil && $1.hasSuffix($0) },
    NameComparison(
      id: "by-beginning", phrase: "if the trigger's name begins with its name",
      concernsProducts: true
    ) { $0.hasPrefix($1) },
    NameComparison(id: "by-end", phrase: "if the trigger's name ends with its name") {
      $0.hasSuffix($1)
    },
    NameComparison(
      id: "without-case", phrase: "if its name differs from the trigger's only in case",
      concernsProducts: true
    ) { $0.lowercased() == $1.lowercased() },
    NameComparison(
      id: "with-any-separator", phrase: "if its name has spaces for the trigger's underscores"
    ) {
      $0.replacing("_", with: " ") == $1
    },
    NameComparison(
      id: "without-blanks", phrase: "if its name differs from the trigger's only in spaces"
    ) {
      $0.filter { $0 != " " } == $1.filter { $0 != " " }
    },
    NameComparison(
      id: "without-accents", phrase: "if its name differs from the trigger's only in accents"
    ) {
      $0.withoutAccents == $1.withoutAccents
    },
    NameComparison(
      id: "by-pattern", phrase: "if the trigger's name, read as a pattern, matches its name"
    ) {
      $1.hasMatch(for: "^(\($0))$")
    },
    NameComparison(
      id: "by-first-255-characters", phrase: "if the first 255 characters of its name are the same",
      concernsProducts: true
    ) {
      $0.count > 255 && $0.prefix(255) == $1.prefix(255)
    },
    NameComparison(
      id: "by-part-before-a-dot", phrase: "if its name is the same as the trigger's up to a dot"
    ) {
      $0.contains(".") && $0.split(separator: ".").first == $1.split(separator: ".").first
    },
    NameComparison(
      id: "trimmed", phrase: "if its name differs from the trigger's only in spaces at the ends",
      concernsProducts: true
    ) {
      $0.split(separator: " ") == $1.split(separator: " ")
    },
    NameComparison(
      id: "with-hyphens", phrase: "if its name has hyphens for the trigger's underscores"
    ) {
      $0.replacing("_", with: "-") == $1
    },
    NameComparison(id: "by-number", phrase: "if its name spells the same number as the trigger's") {
      Int($0) != nil && Int($0) == Int($1)
    },
    NameComparison(
      id: "without-emoji", phrase: "if its name differs from the trigger's only in emoji"
    ) {
      $0.filter { !$0.isEmoji } == $1.filter { !$0.isEmoji }
    },
  ]

  /// Names that an engine might reserve: those of the kinds of trigger.
  private static let reserved: [Fault] = [
    Fault(
      "session-start-as-custom-event", breaks: .triggerCustomEventNothingElse,
      "A session start triggers messages that listen for a custom event named session_start."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .customEvent("session_start", _) = trigger else { return false }
        return event.kind == .sessionStart
      }
    },
    named("session-start", "a session start", by: "session_start") { $0 == .sessionStart },
    named("any-purchase", "any purchase", by: "any_purchase") { $0 == .anyPurchase },
    named("any-purchase", "any purchase", by: "purchase") { $0 == .anyPurchase },
    named("push-click", "a push click", by: "push_click") { $0 == .pushClick },
    named("push-click", "a push click", by: "open_from_push") { $0 == .pushClick },
    named("specific-purchase", "the purchase of a product", by: "specific_purchase") {
      if case .specificPurchase = $0 { true } else { false }
    },
  ]

  private static func named(
    _ trigger: String, _ words: String, by name: String,
    isOfKind: @escaping @Sendable (Trigger) -> Bool
  ) -> Fault {
    Fault(
      "\(trigger)-by-the-name-\(name.replacing("_", with: "-"))",
      breaking: "trigger.\(trigger)/nothing-else",
      "A custom event named \(name) triggers messages that listen for \(words)."
    ) {
      $0.triggers.widen { trigger, event in
        isOfKind(trigger) && event.kind == .customEvent && event.name == name
      }
    }
  }
}

extension String {
  /// The text with the letters of some European languages reduced to those of English.
  var withoutAccents: String {
    let plain: [Character: Character] = [
      "ä": "a", "ö": "o", "ü": "u", "é": "e", "è": "e", "ç": "c", "ß": "s",
    ]
    return String(map { plain[$0] ?? $0 })
  }
}

extension Character {
  /// Whether it is an emoji.
  var isEmoji: Bool {
    unicodeScalars.first.map { $0.value > 0x2000 && $0.properties.isEmoji } ?? false
  }
}
