import SpecModel
import YAMLTree

/// What conventions.yaml says at one of its levels and at those around it: the file, a convention, a probe, a script.
struct ConventionLevel {
  /// The texts; empty if one could not be read.
  private(set) var texts: [ConventionKey: String] = [:]
  private(set) var layer = Rule.Layer.presenter
  private(set) var needs: NodeReader?
  private(set) var control: NodeReader?
  private(set) var script: NodeReader?
  /// The starting states, each of which is merged over those before it.
  private(set) var givens: [NodeReader] = []
  private(set) var messages = MessageScope()
  var steps: NodeReader?
  private(set) var demands: [(measure: ConventionProbe.Measure, value: NodeReader)] = []
  private var demandsAreInherited = false

  /// The level within this one, before it says anything itself.
  var inner: ConventionLevel {
    var inner = self
    inner.demandsAreInherited = true
    return inner
  }

  /// Reads what is said at this level.
  ///
  /// - Parameter owner: The owner of messages, for diagnostics.
  mutating func read(_ key: ConventionKey, _ value: NodeReader, of owner: String) {
    switch key {
    case .id, .probes: break
    case .name: texts[key] = value.identifier(.plain, "the name of a script") ?? ""
    case .sentence, .breach, .advice: texts[key] = value.prose() ?? ""
    case .layer: layer = value.word(.value(of: "layer")) ?? .presenter
    case .needs: needs = value
    case .control: control = value
    case .script: script = value
    case .given: givens.append(value)
    case .messages: messages.read(value, isOwn: true, of: owner)
    case .steps: steps = value
    case .seen: demand(.seen, value)
    case .never: demand(.never, value)
    case .atMostOnce: demand(.atMostOnce, value)
    case .together: demand(.together, value)
    }
  }

  private mutating func demand(_ measure: ConventionProbe.Measure, _ value: NodeReader) {
    // Demands go together: what is seen may not be seen in a script that demands something else.
    if demandsAreInherited { demands = [] }
    demandsAreInherited = false
    demands.append((measure, value))
  }
}
