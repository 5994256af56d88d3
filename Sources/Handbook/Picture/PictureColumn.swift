import SpecModel
import Wording

/// The contents of one column of a picture: a step, sorted into lanes.
struct PictureColumn {
  /// The step's number, counted from 1.
  let number: Int
  /// The actions.
  let actions: [Phrase]
  /// The events on the stack.
  private(set) var stackEvents: [PictureEvent] = []
  /// The events on the screen.
  private(set) var screenEvents: [PictureEvent] = []
  /// The events for analytics.
  private(set) var analytics: [PictureEvent] = []
  /// The reports to the host, and the fetches.
  private(set) var reports: [PictureEvent] = []
  /// The answers to queries that the suite declares, by query.
  private(set) var answers: [String: [PictureEvent]] = [:]
  /// The state after the step.
  let snapshot: CaseStory.Snapshot
  /// The devices, one below the other: what was visible in between, then what is visible in the end.
  let devices: [PictureDevice]
  /// The words of the suite, if it has some of its own.
  private let words: SuiteWords?

  /// Creates a column for a row of a story's timeline.
  init(_ story: CaseStory, row index: Int) {
    let row = story.timeline.rows[index]
    number = row.number
    let words = story.words
    self.words = words
    actions = row.actions.map(\.action).filter { words?.asksQuery($0) != true }.map(\.phrase)
    snapshot = story.snapshots[index]
    devices =
      snapshot.earlier.map { PictureDevice($0, of: story, isSmall: true) }
      + [
        PictureDevice(
          snapshot.view, of: story, underWay: snapshot.underWay, loading: snapshot.loading)
      ]
    for event in row.actions.flatMap(\.events) { sort(event) }
  }

  /// Whether there is anything to show on the stack.
  var usesStack: Bool {
    snapshot.isStackAsserted || !snapshot.stack.isEmpty || !stackEvents.isEmpty
  }

  private mutating func sort(_ event: Timeline.Event) {
    let drawn = PictureEvent(event)
    switch event.content {
    case .stack: if event.mark != .expected { stackEvents.append(drawn) }
    case .expectation(.observation(let observation)), .observation(let observation):
      add(drawn, to: PictureEvent.Lane(of: observation.kind, words))
    case .expectation(let expectation): add(drawn, to: PictureEvent.Lane(of: expectation, words))
    }
  }

  private mutating func add(_ event: PictureEvent, to lane: PictureEvent.Lane) {
    switch lane {
    case .stack: stackEvents.append(event)
    case .screen: screenEvents.append(event)
    case .analytics: analytics.append(event)
    case .reports: reports.append(event)
    case .answer(let query): answers[query, default: []].append(event)
    }
  }
}

extension PictureEvent {
  /// A lane with events.
  enum Lane: Hashable {
    case stack, screen, analytics, reports
    /// The answers to a query that the suite declares.
    case answer(String)

    /// The name of a lane that suites without words of their own have.
    var name: String {
      switch self {
      case .stack: "stack"
      case .screen: "screen"
      case .analytics: "analytics"
      case .reports: "reports"
      case .answer(let query): query
      }
    }

    /// The lane of a kind of observation.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - words: The words of the suite, if it has some of its own.
    init(of kind: Observation.Kind, _ words: SuiteWords? = nil) {
      switch kind {
      case .word(let name):
        if words?.query(named: name.text) != nil {
          self = .answer(name.text)
        } else {
          let meaning = words?.observations[name.text]
          self = meaning?.word.screen == nil ? .reports : .screen
        }
      case .discarded, .reenqueued, .stack: self = .stack
      case .displayed, .dismissed: self = .screen
      case .impression, .click: self = .analytics
      default: self = .reports
      }
    }

    /// The lane of an expectation: that of all its observations, or the screen.
    init(of expectation: Expectation, _ words: SuiteWords? = nil) {
      let lanes = Set(expectation.kinds.map { Lane(of: $0, words) })
      self = lanes.count == 1 ? lanes.first ?? .screen : .screen
    }
  }
}

/// An event, with a shape that shows how it relates to the case.
struct PictureEvent {
  /// The event in words.
  let phrase: Phrase
  /// How the event relates to the case.
  let mark: Timeline.EventMark

  /// Creates an event with words that fit a picture.
  init(_ event: Timeline.Event) {
    mark = event.mark
    switch event.mark {
    case .expected, .aside, .alternatives, .chosen: phrase = event.phrase
    case .missing: phrase = "missing: \(event.phrase)"
    case .unexpected: phrase = "not expected: \(event.phrase)"
    }
  }

  /// Returns the shape as SVG, drawn around a point.
  func shape(x: Double, y: Double) -> String {
    switch mark {
    case .expected: "<circle class=\"ok\" cx=\"\(Number(x))\" cy=\"\(Number(y))\" r=\"3.5\"/>"
    case .alternatives: "<path class=\"al\" d=\"M\(Number(x - 4)) \(Number(y))l4-4l4 4l-4 4z\"/>"
    case .aside, .chosen: "<circle class=\"as\" cx=\"\(Number(x))\" cy=\"\(Number(y))\" r=\"3\"/>"
    case .missing:
      "<path class=\"no\" d=\"M\(Number(x - 3)) \(Number(y - 3))l6 6m0-6l-6 6\"/>"
    case .unexpected:
      "<path class=\"no\" d=\"M\(Number(x - 4)) \(Number(y))h8m-4-4v8\"/>"
    }
  }
}
