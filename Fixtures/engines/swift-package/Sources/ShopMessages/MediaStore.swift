/// Where media come from.
public protocol Network: AnyObject {
  /// Says how a download ends that starts now: after so many milliseconds, and whether well.
  func download(_ url: String) -> (delay: Int, succeeds: Bool)
}

/// The media that were downloaded; in memory only.
final class MediaStore {
  /// Called whenever a download has ended.
  var onChange: () -> Void = {}

  private let network: any Network
  private let agenda: Agenda
  private var states: [String: State] = [:]

  /// How far media have come.
  enum State {
    case loading
    case present
    case failed
  }

  init(network: any Network, agenda: Agenda) {
    self.network = network
    self.agenda = agenda
  }

  /// Downloads what is not there and not on its way.
  ///
  /// - Parameter note: Called for each download that starts.
  func fetch(_ urls: [String], note: (String) -> Void = { _ in }) {
    for url in urls where states[url] == nil || states[url] == .failed {
      note(url)
      let (delay, succeeds) = network.download(url)
      guard delay > 0 else {
        states[url] = succeeds ? .present : .failed
        continue
      }
      states[url] = .loading
      agenda.add(after: delay) { [weak self] in
        self?.states[url] = succeeds ? .present : .failed
        self?.onChange()
      }
    }
  }

  /// The state of several together: one failure is enough, and so is one that loads.
  func state(of urls: [String]) -> State {
    let states = urls.map { self.states[$0] ?? .failed }
    if states.contains(.failed) { return .failed }
    return states.contains(.loading) ? .loading : .present
  }

  /// Forgets everything; what was on its way never arrives.
  func clear() {
    states = [:]
  }
}
