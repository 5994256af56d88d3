import SpecModel

extension ValueForms {
  /// An example of a value in a spec; an ellipsis if even the smallest one is too long to read.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - soleKey: The key of the member that stands for all, if there is one.
  func example(of shape: ValueShape, soleKey: String? = nil) -> String {
    var maker = ExampleMaker(forms: self)
    return maker.example(of: shape, soleKey: soleKey) ?? "…"
  }
}

/// Makes an example of a value: it has the first of all words and alternatives that come to an end, and
/// nothing optional in which its shape would begin again.
private struct ExampleMaker {
  let forms: ValueForms
  /// The names of the shapes around the value.
  private var outer: Set<String> = []
  /// The number of values that the example may still have.
  private var rest = 100

  init(forms: ValueForms) { self.forms = forms }

  mutating func example(of shape: ValueShape, soleKey: String? = nil) -> String? {
    guard case .named(let name) = shape else { return example(ofForm: shape, soleKey: soleKey) }
    guard outer.insert(name).inserted else { return nil }
    defer { outer.remove(name) }
    return example(ofForm: forms.vocabulary.resolved(shape), soleKey: soleKey)
  }

  private mutating func example(ofForm shape: ValueShape, soleKey: String?) -> String? {
    rest -= 1
    guard rest > 0 else { return nil }
    switch shape {
    case .plain(let plain): return plain.example
    case .words(let choices, _): return choices.first?.name ?? "word"
    case .list(let element): return "[\(example(of: element) ?? "")]"
    case .map(let by, let element):
      return example(of: element).map { "{\(by.example): \($0)}" } ?? "{}"
    case .members(let members, let short):
      if let short = soleKey ?? short, let member = members.first(where: { $0.name == short }) {
        return example(of: member.shape)
      }
      return example(of: members)
    case .variants(let variants): return example(of: variants)
    case .either(let alternatives):
      for alternative in alternatives {
        if let example = example(of: alternative.shape) { return example }
      }
      return nil
    // Its name has been reported.
    case .named(let name): return name
    }
  }

  private mutating func example(of members: [DeclaredMember]) -> String? {
    var entries: [String] = []
    for member in members {
      guard let example = example(of: member.shape) else {
        if member.presence.maybeMissing { continue }
        return nil
      }
      entries.append("\(member.name): \(example)")
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  private mutating func example(of variants: DeclaredVariants) -> String? {
    let besides = variants.members.filter { !$0.presence.maybeMissing }
    for word in variants.variants {
      let isBare = word.takes == .nothing && besides.isEmpty
      if isBare, variants.tag == nil { return word.name }
      var members = besides
      if variants.tag != nil {
        members += forms.members(of: word).filter { !$0.presence.maybeMissing }
      } else if let shape = forms.shape(of: word) {
        members.append(DeclaredMember(word.name, shape))
      }
      guard let example = example(of: members) else { continue }
      guard let tag = variants.tag else { return example }
      return "{\(tag): \(word.name)" + (members.isEmpty ? "}" : ", \(example.dropFirst())")
    }
    return nil
  }
}

extension ValueShape.Plain {
  /// An example of such a value in a spec.
  fileprivate var example: String {
    switch self {
    case .text: "text"
    case .name: "name"
    case .url: "banner.png"
    case .pattern: "shop.*"
    case .whole, .number: "3"
    case .flag: "true"
    case .span, .moment, .seconds: "30s"
    case .date: "{date: 2026-01-31T12:00:00Z}"
    case .value: "value"
    case .message: "message"
    }
  }
}
