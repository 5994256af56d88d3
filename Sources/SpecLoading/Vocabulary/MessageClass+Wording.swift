import SpecModel

extension MessageClass.Obstacle {
  /// Why a message is not of a class, as part of a sentence.
  var words: String {
    switch self {
    case .lacks(let key): "it lacks `\(key)`"
    case .has(let key): "it has `\(key)`"
    }
  }
}
