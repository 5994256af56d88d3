package import SpecModel

extension Message {
  /// The message in words, without its name: "a modal, triggered by event `opened_shop`".
  package var phrase: Phrase {
    Key.onTheWire.compactMap(phrase).joined(by: ", ")
  }

  private func phrase(of key: Key) -> Phrase? {
    switch key {
    case .type: type.phrase
    case .trigger, .triggers:
      isLocal ? "made in the app" : "triggered by \(triggers.map(\.phrase).joined(by: " or by "))"
    case .priority: priority == 0 ? nil : "priority \(String(priority))"
    case .orientation: orientation == .any ? nil : "for \(orientation.rawValue) only"
    case .image: image.map { "with the image \(name: $0)" }
    case .zip: zip.map { "with the ZIP file \(name: $0)" }
    case .timeout: timeout.map { "with a timeout of \($0.description)" }
    case .extras: extras.isEmpty ? nil : "with \(names: Observation.pairs(extras))"
    }
  }
}

extension Message.Kind {
  /// The type with its article.
  package var phrase: Phrase {
    switch self {
    case .slideup: "a slideup"
    case .modal: "a modal"
    case .imageModal: "an image-only modal"
    case .full: "a full-screen message"
    case .html: "an HTML message"
    }
  }
}

extension Trigger {
  /// The trigger in words: "event `opened_shop` where `price` is above 3".
  package var phrase: Phrase {
    switch self {
    case .sessionStart: "the session start"
    case .pushClick: "the push click"
    case .anyPurchase: "any purchase"
    case .specificPurchase(let product, let filter):
      "purchase of \(name: product)\(filter.phrase)"
    case .customEvent(let name, let filter): "event \(name: name)\(filter.phrase)"
    }
  }
}

extension PropertyFilter? {
  fileprivate var phrase: Phrase { map { " where \($0.phrase(isNested: false))" } ?? "" }
}

extension PropertyFilter {
  /// Returns the filter in words; nested alternatives are in parentheses.
  package func phrase(isNested: Bool = false) -> Phrase {
    switch self {
    case .comparison(let property, let comparison): "\(name: property) \(comparison.phrase)"
    case .presence(let property, let isPresent):
      isPresent ? "\(name: property) is there" : "\(name: property) is not there"
    case .all(let filters): Self.list(filters, " and ", isNested)
    case .any(let filters): Self.list(filters, " or ", isNested)
    }
  }

  private static func list(
    _ filters: [PropertyFilter], _ separator: String, _ isNested: Bool
  ) -> Phrase {
    let list = filters.map { $0.phrase(isNested: true) }.joined(by: separator)
    return isNested && filters.count > 1 ? "(\(list))" : list
  }
}

extension PropertyFilter.Comparison {
  /// The comparison in words, with the value as a spec writes it.
  package var phrase: Phrase {
    switch self {
    case .equals(let value): "is \(name: value.flow.bare)"
    case .notEquals(let value): "is not \(name: value.flow.bare)"
    case .greaterThan(let number): "is above \(name: NumberText.text(of: number))"
    case .atLeast(let number): "is at least \(name: NumberText.text(of: number))"
    case .lessThan(let number): "is below \(name: NumberText.text(of: number))"
    case .atMost(let number): "is at most \(name: NumberText.text(of: number))"
    case .before(let seconds):
      "is before \(name: CalendarDate(secondsSince1970: seconds).description)"
    case .after(let seconds):
      "is after \(name: CalendarDate(secondsSince1970: seconds).description)"
    case .matches(let pattern): "matches \(name: pattern)"
    }
  }
}
