import SpecModel

extension SuiteVocabulary {
  /// The shapes of which each value contains another one, and so never ends.
  var endlessShapes: [String] {
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
