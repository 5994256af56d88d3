/// The three pipes between the harness and an engine process.
struct EnginePipes {
  let input: Pipe
  let output: Pipe
  let log: Pipe

  init?() {
    var pipes: [Pipe] = []
    for _ in 0..<3 {
      guard let pipe = Pipe() else {
        for pipe in pipes { pipe.close() }
        return nil
      }
      pipes.append(pipe)
    }
    (input, output, log) = (pipes[0], pipes[1], pipes[2])
  }

  /// Closes the ends that the child has inherited, so that the other ends detect its exit.
  func closeChildEnds() {
    closeDescriptor(input.readEnd)
    closeDescriptor(output.writeEnd)
    closeDescriptor(log.writeEnd)
  }

  func closeAll() {
    for pipe in [input, output, log] { pipe.close() }
  }
}
