/// The source of media.
public protocol Network: AnyObject {
  /// Returns the outcome of a download that starts now: its duration in milliseconds, and whether
  /// it succeeds.
  func download(_ url: String) -> (delay: Int, succeeds: Bool)
}

/// The downloaded media, in memory only.
final class MediaStore {
  /// Called whenever a download has ended.
  var onChange: () -> Void = {}

  private let network: any Network
  private let agenda: Agenda
  private var states: [String: State] = [:]

  /// The states of a medium.
  enum State {
    case loading
    case present
    case failed
  }

  init(network: any Network, agenda: Agenda) {
    self.network = network
    self.agenda = agenda
  }

  /// Downloads media that are neither there nor being downloaded.
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

  /// Returns the state of several media together: one that failed decides, then one that is
  /// loading.
  func state(of urls: [String]) -> State {
    let states = urls.map { self.states[$0] ?? .failed }
    if states.contains(.failed) { return .failed }
    return states.contains(.loading) ? .loading : .present
  }

  /// Forgets everything; running downloads never arrive.
  func clear() {
    states = [:]
  }
}
