import ReferenceEngine
import SpecModel

/// Mistakes about the names of custom events and of products.
extension Fault {
  static let names: [Fault] =
    comparisons.flatMap(faults) + reserved

  /// A wrong way to compare the name that a trigger wants with the one that was logged.
  private struct NameComparison {
    let id: String
    let phrase: String
    var concernsProducts = false
    let isSame: @Sendable (_ wanted: String, _ logged: String) -> Bool
  }

  private static func faults(_ comparison: NameComparison) -> [Fault] {
    let event = Fault(
      "custom-event-\(comparison.id)", breaks: "trigger.custom-event/its-name-only",
      "A custom event triggers the message \(comparison.phrase)."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .customEvent(let name, nil) = trigger, event.kind == .customEvent else {
          return false
        }
        return comparison.isSame(name, event.name ?? "")
      }
    }
    let purchase = Fault(
      "specific-purchase-\(comparison.id)", breaks: "trigger.specific-purchase/its-product-only",
      "A purchase triggers the message \(comparison.phrase)."
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
      id: "by-prefix", phrase: "if its name only begins like the trigger's", concernsProducts: true
    ) { $1.hasPrefix($0) },
    NameComparison(
      id: "by-suffix", phrase: "if its name only ends like the trigger's", concernsProducts: true
    ) { Int($0) == nil && $1.hasSuffix($0) },
    NameComparison(
      id: "by-beginning", phrase: "if its name is the beginning of the trigger's",
      concernsProducts: true
    ) { $0.hasPrefix($1) },
    NameComparison(id: "by-end", phrase: "if its name is the end of the trigger's") {
      $0.hasSuffix($1)
    },
    NameComparison(
      id: "without-case", phrase: "whether its name is in capitals or not", concernsProducts: true
    ) { $0.lowercased() == $1.lowercased() },
    NameComparison(id: "with-any-separator", phrase: "with blanks for the underscores") {
      $0.replacing("_", with: " ") == $1
    },
    NameComparison(id: "without-blanks", phrase: "wherever there are blanks in its name") {
      $0.filter { $0 != " " } == $1.filter { $0 != " " }
    },
    NameComparison(id: "without-accents", phrase: "with or without the accents in its name") {
      $0.withoutAccents == $1.withoutAccents
    },
    NameComparison(id: "by-pattern", phrase: "if the trigger's name, as a pattern, finds it") {
      $1.hasMatch(for: "^(\($0))$")
    },
    NameComparison(id: "by-number", phrase: "if both names are the same number") {
      Int($0) != nil && Int($0) == Int($1)
    },
    NameComparison(id: "without-emoji", phrase: "whatever emoji are in its name") {
      $0.filter { !$0.isEmoji } == $1.filter { !$0.isEmoji }
    },
  ]

  /// Names that an engine might keep for itself: those of the kinds of trigger.
  private static let reserved: [Fault] = [
    Fault(
      "session-start-as-custom-event", breaks: "trigger.custom-event/nothing-else",
      "A session start counts as a custom event named session_start."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .customEvent("session_start", _) = trigger else { return false }
        return event.kind == .sessionStart
      }
    },
    named("session-start", rule: "trigger.session-start", "session_start") { $0 == .sessionStart },
    named("any-purchase", rule: "trigger.any-purchase", "any_purchase") { $0 == .anyPurchase },
    named("any-purchase", rule: "trigger.any-purchase", "purchase") { $0 == .anyPurchase },
    named("push-click", rule: "trigger.push-click", "push_click") { $0 == .pushClick },
    named("push-click", rule: "trigger.push-click", "open_from_push") { $0 == .pushClick },
    named("specific-purchase", rule: "trigger.specific-purchase", "specific_purchase") {
      if case .specificPurchase = $0 { true } else { false }
    },
  ]

  private static func named(
    _ trigger: String, rule: String, _ name: String,
    isOfKind: @escaping @Sendable (Trigger) -> Bool
  ) -> Fault {
    Fault(
      "\(trigger)-by-the-name-\(name.replacing("_", with: "-"))", breaks: "\(rule)/nothing-else",
      "A custom event named \(name) triggers messages that do not wait for a custom event."
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
  /// Whether it is one of the pictures that fonts show in color.
  var isEmoji: Bool {
    unicodeScalars.first.map { $0.value > 0x2000 && $0.properties.isEmoji } ?? false
  }
}
