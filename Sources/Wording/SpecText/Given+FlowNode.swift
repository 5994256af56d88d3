package import SpecModel

extension Given {
  /// The start state as a spec writes it: what differs from the usual.
  package var flow: FlowNode {
    var entries: [(key: FlowNode, value: FlowNode)] = []
    func add(_ key: String, _ value: FlowNode) { entries.append((.word(key), value)) }
    if let minimumInterval {
      add("minimum_interval", .word(TimeSpan.seconds(minimumInterval).description))
    }
    if app != .foreground { add("app", .word(app.rawValue)) }
    if orientation != .portrait { add("orientation", .word(orientation.rawValue)) }
    if keyboard != .hidden { add("keyboard", .word(keyboard.rawValue)) }
    if presenter != .assigned { add("presenter", .word(presenter.rawValue)) }
    if host != Host() { add("host", host.flow) }
    if !assets.isEmpty {
      add(
        "assets", .map(assets.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.flow) }))
    }
    return .map(entries)
  }
}

extension Host {
  /// The host as a spec writes it: what differs from the usual.
  fileprivate var flow: FlowNode {
    var entries: [(key: FlowNode, value: FlowNode)] = []
    if implements != .displayChoice {
      entries.append((.word("implements"), .word(implements.rawValue)))
    }
    if !choices.isEmpty {
      let list = choices.sorted { $0.key < $1.key }
      entries.append(
        (.word("choices"), .map(list.map { (.string($0.key), .word($0.value.rawValue)) })))
    } else if choice != .now {
      entries.append((.word("choices"), .word(choice.rawValue)))
    }
    return .map(entries)
  }
}
