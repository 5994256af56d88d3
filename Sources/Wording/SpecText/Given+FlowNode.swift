package import SpecModel

extension Given {
  /// The start state as a spec writes it: what differs from the usual.
  package var flow: FlowNode {
    var entries: [(key: FlowNode, value: FlowNode)] = []
    func add(_ key: Key, _ value: FlowNode) { entries.append((.word(key.rawValue), value)) }
    let usual = Given()
    for key in Key.allCases {
      switch key {
      case .minimumInterval:
        guard let minimumInterval else { continue }
        add(key, .word(TimeSpan.seconds(minimumInterval).description))
      case .app: if app != usual.app { add(key, .word(app.rawValue)) }
      case .orientation:
        if orientation != usual.orientation { add(key, .word(orientation.rawValue)) }
      case .keyboard: if keyboard != usual.keyboard { add(key, .word(keyboard.rawValue)) }
      case .presenter: if presenter != usual.presenter { add(key, .word(presenter.rawValue)) }
      case .host: if host != usual.host { add(key, host.flow) }
      case .assets:
        guard !assets.isEmpty else { continue }
        let sorted = assets.sorted { $0.key < $1.key }
        add(key, .map(sorted.map { (.string($0.key), $0.value.flow) }))
      }
    }
    return .map(entries)
  }
}

extension Host {
  /// The host as a spec writes it: what differs from the usual.
  fileprivate var flow: FlowNode {
    var entries: [(key: FlowNode, value: FlowNode)] = []
    if implements != .displayChoice {
      entries.append((.word(Key.implements.rawValue), .word(implements.rawValue)))
    }
    if !choices.isEmpty {
      let list = choices.sorted { $0.key < $1.key }
      let answers = FlowNode.map(list.map { (.string($0.key), .word($0.value.rawValue)) })
      entries.append((.word(Key.choices.rawValue), answers))
    } else if choice != .now {
      entries.append((.word(Key.choices.rawValue), .word(choice.rawValue)))
    }
    return .map(entries)
  }
}
