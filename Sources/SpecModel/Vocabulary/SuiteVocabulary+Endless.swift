extension SuiteVocabulary {
  /// The shapes of which each value contains another one, and so never ends.
  package var endlessShapes: [String] {
    var users: [String: [Int]] = [:]
    for (index, shape) in shapes.enumerated() {
      for name in shape.shape.names { users[name, default: []].append(index) }
    }
    // Nothing is known about shapes that are not there.
    var finite = Set(users.keys).subtracting(shapes.map(\.name))
    // Each shape is looked at again once a shape that it names is known to end.
    var pending = Array(shapes.indices)
    while let index = pending.popLast() {
      let shape = shapes[index]
      guard !finite.contains(shape.name), shape.shape.ends(given: finite) else { continue }
      finite.insert(shape.name)
      pending += users[shape.name] ?? []
    }
    return shapes.map(\.name).filter { !finite.contains($0) }
  }

  /// The shapes that are among their own alternatives, with nothing in between: what such a value is would be
  /// asked without end.
  package var shapesAmongThemselves: [String] {
    let known = Set(shapes.map(\.name))
    var uses: [String: Set<String>] = [:]
    var users: [String: Set<String>] = [:]
    for shape in shapes {
      for name in shape.shape.alternativeNames where known.contains(name) {
        uses[shape.name, default: []].insert(name)
        users[name, default: []].insert(shape.name)
      }
    }
    // What is in no circle comes to an end, or comes from nowhere.
    Self.peel(&uses, &users)
    Self.peel(&users, &uses)
    return shapes.map(\.name).filter { uses[$0]?.isEmpty == false }
  }

  /// Removes what leads nowhere, until everything leads somewhere.
  private static func peel(
    _ steps: inout [String: Set<String>], _ back: inout [String: Set<String>]
  ) {
    var pending = back.keys.filter { steps[$0, default: []].isEmpty }
    while let end = pending.popLast() {
      for start in back.removeValue(forKey: end) ?? [] {
        steps[start]?.remove(end)
        if steps[start]?.isEmpty == true { pending.append(start) }
      }
    }
  }
}

extension ValueShape {
  /// The names of the shapes in it.
  fileprivate var names: [String] {
    switch self {
    case .plain, .words: []
    case .named(let name): [name]
    case .list(let shape), .map(_, let shape): shape.names
    case .members(let members, _): members.flatMap(\.shape.names)
    case .variants(let variants):
      variants.members.flatMap(\.shape.names) + variants.variants.flatMap(\.takes.names)
    case .either(let alternatives): alternatives.flatMap(\.shape.names)
    }
  }

  /// The names of the shapes that a value of this one can be as a whole.
  fileprivate var alternativeNames: [String] {
    switch self {
    case .named(let name): [name]
    case .either(let alternatives): alternatives.flatMap(\.shape.alternativeNames)
    case .plain, .words, .list, .map, .members, .variants: []
    }
  }

  /// Tells whether the shape has a value that ends, given the names of shapes that have one.
  fileprivate func ends(given finite: Set<String>) -> Bool {
    switch self {
    case .plain, .words, .list, .map: true
    case .named(let name): finite.contains(name)
    case .members(let members, _): members.allSatisfy { $0.ends(given: finite) }
    case .variants(let variants):
      variants.members.allSatisfy { $0.ends(given: finite) }
        && variants.variants.contains { $0.takes.ends(given: finite) }
    case .either(let alternatives): alternatives.contains { $0.shape.ends(given: finite) }
    }
  }
}

extension DeclaredMember {
  fileprivate func ends(given finite: Set<String>) -> Bool {
    presence.maybeMissing || shape.ends(given: finite)
  }
}

extension DeclaredWord.Argument {
  /// The names of the shapes in it.
  fileprivate var names: [String] {
    switch self {
    case .nothing: []
    case .value(let shape, _): shape.names
    case .members(let members, _): members.flatMap(\.shape.names)
    }
  }

  fileprivate func ends(given finite: Set<String>) -> Bool {
    switch self {
    case .nothing: true
    case .value(let shape, _): shape.ends(given: finite)
    case .members(let members, _): members.allSatisfy { $0.ends(given: finite) }
    }
  }
}
