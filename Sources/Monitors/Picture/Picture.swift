import SpecModel

/// What is certain about an engine, seen from outside, action by action.
struct Picture: Sendable {
  let kinds: KindSet<Observation.Kind>
  var tracks: [Track]
  private let places: [String: Int]
  private let locals: Set<String>
  var surroundings: Surroundings
  var fetches: Fetches
  var screen = Screen.empty
  /// The message that may be on the screen if the engine does not report when one leaves it.
  var unseen: Unseen?
  var hasSession = false
  /// The deliveries, as far as they take time.
  var deliveries = Deliveries()
  /// The fetches that must be reported by the time they end.
  var expectedFetches: [(message: String, url: String, due: Int)] = []
  /// Events before the first delivery, or while one is under way, which may be evaluated when it arrives.
  var early: [Occurrence] = []
  /// The triggers whose filters an earlier event satisfied, whatever its name.
  var satisfied: Set<Trigger> = []
  /// How long the interval is, in milliseconds.
  let interval: Int
  private let isConfigured: Bool
  /// The latest time at which it may have begun.
  var lastStart: Int?
  /// The time of the last event that starts no interval.
  var lastOtherEvent: Int?
  /// The last display of a message by its event, at which the interval certainly began.
  var certainStart: (time: Int, name: String)?

  /// What is on the screen.
  enum Screen: Sendable, Equatable {
    case empty
    case message(String)
    case unknown
  }

  /// A message that was displayed last, and may or may not have left the screen since.
  struct Unseen: Sendable {
    var place: Int
    /// Whether it is noted already that it may come back.
    var mayReturn = false
  }

  /// Creates the picture of an engine before the first action; `nil` for a profile that no document
  /// describes.
  init?(_ script: Script, reporting kinds: KindSet<Observation.Kind>) {
    guard ["swift", "legacy"].contains(script.profile) else { return nil }
    self.kinds = kinds
    tracks = script.messages.map(Track.init)
    locals = Set(script.messages.filter(\.isLocal).map(\.name))
    places = Dictionary(
      script.messages.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    surroundings = Surroundings(script.given, isLegacy: script.profile == "legacy")
    fetches = Fetches(script.given.assets)
    isConfigured = script.given.minimumInterval != nil
    interval = (script.given.minimumInterval ?? 30) * 1000
    if !kinds.contains(.displayed) { screen = .unknown }
  }

  var now: Int { surroundings.now }

  func place(_ name: String) -> Int? { places[name] }

  /// Performs an action, and returns what it shows.
  mutating func perform(
    _ index: Int, _ action: Action, _ observations: [Observation]
  ) -> Moment {
    let start = now
    let (orientation, app) = (surroundings.orientation, surroundings.app)
    surroundings.apply(action)
    if surroundings.app == .foreground {
      for place in tracks.indices { tracks[place].wasInForeground = true }
    }
    var moment = Moment(
      index: index, action: action, start: start, surroundings: surroundings, kinds: kinds,
      observations: observations, locals: locals)
    moment.intervalMayRun = intervalMayRun(at: start)
    moment.startBefore = lastStart
    moment.orientationBefore = orientation
    moment.isReturn = app == .background && surroundings.app == .foreground
    moment.hasNoEarlyEvents = early.isEmpty
    moment.interval = interval
    moment.isConfigured = isConfigured
    if case .message(let name) = screen { moment.visible = place(name).map { tracks[$0] } }
    let wereUnderWay = tracks.map { $0.copies > 0 }
    loseSight(of: action, index)
    if action == .relaunch { relaunch() }
    if case .serve(let changes) = action { fetches.serve(changes) }
    deliver(action, &moment)
    let brought = bring(index, action, &moment)
    let arrival = receive(index, action, &moment)
    fetches.note(at: start)
    noteLoading()
    noteAnswers()
    let expectation = arrival ?? expectation(action, brought, &moment)
    read(index, observations, brought, &moment)
    judge(expectation, &moment)
    noteFetches(observations, &moment)
    keepPromises(action, &moment)
    settle(index, action, brought, &moment)
    noteAttempts(index, wereUnderWay)
    moment.hasSession = hasSession && !deliveries.areAwaited
    return moment
  }

  // MARK: The interval

  func intervalMayRun(at time: Int) -> Bool {
    guard interval > 0, let lastStart else { return false }
    return time - lastStart <= interval
  }

  // MARK: A launch

  private mutating func relaunch() {
    for place in tracks.indices {
      if tracks[place].copies > 0 { tracks[place].departure = .launch }
      tracks[place].copies = 0
      tracks[place].waiting = nil
      tracks[place].mayLoad = false
      tracks[place].promise = nil
      tracks[place].clearSince = nil
      tracks[place].happenings = []
      if tracks[place].delivery == .certain { tracks[place].delivery = .possible }
    }
    if kinds.contains(.displayed) { screen = .empty }
    unseen = nil
    fetches.forget()
    deliveries.forget()
    hasSession = false
    certainStart = nil
  }

  // MARK: Fetches

  /// Checks that the assets of delivered messages were fetched in time.
  private mutating func noteFetches(_ observations: [Observation], _ moment: inout Moment) {
    if moment.action == .relaunch { expectedFetches = [] }
    if expectedFetches.isEmpty { return }
    let missing = expectedFetches.filter {
      !observations.contains(.prefetched(asset: $0.url))
    }
    expectedFetches = missing.filter { $0.due >= now }
    moment.overdue = missing.filter { $0.due < now }.map { ($0.message, $0.url) }
  }

  /// Notes the assets that an engine may have begun to fetch: those of messages that were delivered or under way.
  private mutating func noteAttempts(_ index: Int, _ wereUnderWay: [Bool]) {
    for place in tracks.indices where !tracks[place].assets.isEmpty {
      let track = tracks[place]
      let isUnderWay = wereUnderWay[place] || track.copies > 0 || track.high == index
      if isUnderWay || deliveries.arrivedNow.contains(track.name) {
        fetches.noteAttempts(for: track.assets, until: now)
      }
    }
  }

  /// Notes the messages that may load although their assets were there when they were triggered: a delivery may
  /// fetch these again (`open.redelivery-present`), and an offer may be the first to fetch them (`open.fetch-start`).
  private mutating func noteLoading() {
    for place in tracks.indices where tracks[place].copies > 0 {
      if !isAtHand(tracks[place], at: now) { tracks[place].mayLoad = true }
    }
  }

  private mutating func noteAnswers() {
    for place in tracks.indices where tracks[place].high >= 0 {
      if let answer = surroundings.host.answer(for: tracks[place].name) {
        tracks[place].answers.insert(answer)
      }
    }
  }
}
