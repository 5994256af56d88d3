import SpecModel

/// Something in a script that an engine may not support.
enum ScriptPart: Hashable, Sendable {
  case action(Action.Kind)
  case message(Message.Kind)
  case localMessages
  case timeout
  case requiredOrientation
  case extras
  case priority
  case image
  case zip
  case trigger(Trigger.Kind)
  case filters
  case filter(PropertyFilter.Operator)
  case combination(PropertyFilter.Combination)
  case host(Host.ChoiceMethod)
  case keyboard
  case noPresenter
  case minimumInterval
  case slowAssets
  case failingAssets

  /// The part in words.
  var text: String {
    switch self {
    case .action(let kind): "`\(kind.rawValue)`"
    case .message(let type): "messages of type `\(type.rawValue)`"
    case .localMessages: "local messages"
    case .timeout: "`timeout`"
    case .requiredOrientation: "`orientation` of messages"
    case .extras: "`extras`"
    case .priority: "`priority`"
    case .image: "`image`"
    case .zip: "`zip`"
    case .trigger(let kind): "triggers by `\(kind.rawValue)`"
    case .filters: "filters"
    case .filter(let test): "filters with `\(test.rawValue)`"
    case .combination(let combination): "filters with `\(combination.rawValue)`"
    case .host(let method): "a host that implements `\(method.rawValue)`"
    case .keyboard: "a keyboard"
    case .noPresenter: "no presenter at the start"
    case .minimumInterval: "`minimum_interval`"
    case .slowAssets: "assets that take time"
    case .failingAssets: "assets that fail"
    }
  }
}

extension Script {
  /// Adds each part of the script to a set.
  func collectParts(into parts: inout Set<ScriptPart>) {
    var kinds = KindSet<Action.Kind>()
    for index in actions.indices {
      let kind = actions[index].kind
      if kinds.contains(kind) { continue }
      kinds.insert(kind)
      parts.insert(.action(kind))
    }
    for message in messages { message.collectParts(into: &parts) }
    given.collectParts(into: &parts)
  }
}

extension Message {
  fileprivate func collectParts(into parts: inout Set<ScriptPart>) {
    parts.insert(.message(type))
    if isLocal { parts.insert(.localMessages) }
    if timeout != nil { parts.insert(.timeout) }
    if orientation != .any { parts.insert(.requiredOrientation) }
    if !extras.isEmpty { parts.insert(.extras) }
    if priority != 0 { parts.insert(.priority) }
    if image != nil { parts.insert(.image) }
    if zip != nil { parts.insert(.zip) }
    for trigger in triggers {
      parts.insert(.trigger(trigger.parts.kind))
      trigger.filter?.collectParts(into: &parts)
    }
  }
}

extension PropertyFilter {
  fileprivate func collectParts(into parts: inout Set<ScriptPart>) {
    parts.insert(.filters)
    switch self.parts {
    case .comparison(_, let test, _): parts.insert(.filter(test))
    case .combination(let combination, let filters):
      parts.insert(.combination(combination))
      for filter in filters { filter.collectParts(into: &parts) }
    }
  }
}

extension Given {
  fileprivate func collectParts(into parts: inout Set<ScriptPart>) {
    if host.implements != .nothing { parts.insert(.host(host.implements)) }
    if keyboard != .hidden { parts.insert(.keyboard) }
    if presenter != .assigned { parts.insert(.noPresenter) }
    if minimumInterval != nil { parts.insert(.minimumInterval) }
    for asset in assets.values {
      if asset.after > .zero { parts.insert(.slowAssets) }
      if !asset.succeeds { parts.insert(.failingAssets) }
    }
  }
}
