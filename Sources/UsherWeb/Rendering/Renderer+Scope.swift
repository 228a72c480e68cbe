extension Renderer {
  /// Content that comes and goes.
  @inlinable mutating func branch<Content: HTML>(_ side: Int, _ content: Content) {
    guard let state = beginBranch(side) else { return }
    content.render(into: &self)
    endBranch(side, state)
  }

  /// What `beginBranch` leaves for `endBranch`.
  @usableFromInline struct BranchState {
    var part = 0
    var word = 0
    var list = 0
    var prefix = 0
    var scope: ScopeState?
    var memory: (words: [UInt64], lists: [any ListMemory])?
  }

  /// `nil`: the content isn't needed.
  @usableFromInline mutating func beginBranch(_ side: Int) -> BranchState? {
    var state = BranchState(part: part, word: words.count, list: lists.count)
    switch mode {
    case .page:
      words.append(0)
      out.append("<!--?-->")
      endsInTextPart = false
    case .remember:
      words.append(0)
    case .instance:
      words.append(0)
      markup.append("<!--?--><!--/-->")
      endsInTextPart = false
      state.scope = beginScope()
    case .patch:
      state.word = wordIndex
      state.list = listIndex
      let branch = Branch(word: words[wordIndex])
      if branch.side == side {
        wordIndex += 1
        state.prefix = prefix.count
        prefix.append(varint: part)
        prefix.append(0)
        part = 0
      } else {
        beginOperation(part)
        out.append(1)
        state.memory = exchangeMemory(words: [], lists: [])
        mode = .instance
        state.scope = beginScope()
      }
    case .find:
      let branch = Branch(word: words[wordIndex])
      guard address.first == part, address.count > 1, branch.side == side, found == nil else {
        wordIndex += 1 + branch.words
        listIndex += branch.lists
        part += 1
        return nil
      }
      wordIndex += 1
      address = address.dropFirst()
      part = 0
    }
    return state
  }

  @usableFromInline mutating func endBranch(_ side: Int, _ state: BranchState) {
    switch mode {
    case .page:
      out.append("<!--/-->")
      endsInTextPart = false
      remember(side, from: state)
    case .remember:
      remember(side, from: state)
    case .instance:
      if let scope = state.scope { endScope(scope) }
      guard let memory = state.memory else { return remember(side, from: state) }
      let new = exchangeMemory(words: memory.words, lists: memory.lists)
      splice(side, new, at: state)
      mode = .patch
      part = state.part + 1
    case .patch:
      prefix.removeSubrange(state.prefix...)
      words[state.word] =
        Branch(
          side: side,
          words: wordIndex - state.word - 1,
          lists: listIndex - state.list
        ).word
      part = state.part + 1
    case .find:
      // Nothing after it can be meant.
      address = []
    }
  }

  private mutating func remember(_ side: Int, from state: BranchState) {
    words[state.word] =
      Branch(
        side: side,
        words: words.count - state.word - 1,
        lists: lists.count - state.list
      ).word
  }

  /// Puts what is remembered of the new side in the place of the old.
  private mutating func splice(
    _ side: Int,
    _ new: (words: [UInt64], lists: [any ListMemory]),
    at state: BranchState
  ) {
    let old = Branch(word: words[state.word])
    let branch = Branch(side: side, words: new.words.count, lists: new.lists.count)
    words.replaceSubrange(
      state.word..<state.word + 1 + old.words,
      with: CollectionOfOne(branch.word) + new.words
    )
    lists.replaceSubrange(state.list..<state.list + old.lists, with: new.lists)
    wordIndex = state.word + 1 + new.words.count
    listIndex = state.list + new.lists.count
  }

  /// What is outside a scope while its markup and values are put together.
  @usableFromInline struct ScopeState {
    var markup: [UInt8]
    var out: [UInt8]
  }

  @usableFromInline mutating func beginScope() -> ScopeState {
    let state = ScopeState(markup: markup, out: out)
    markup = []
    out = []
    endsInTextPart = false
    return state
  }

  /// Writes the reference to the scope's template, and then its values.
  @usableFromInline mutating func endScope(_ state: ScopeState) {
    let values = out
    out = state.out
    out.append(varint: templates?.number(of: markup) ?? 0)
    out.append(contentsOf: values)
    markup = state.markup
    endsInTextPart = false
  }

  /// A place for another fragment; 0 for none.
  @usableFromInline mutating func fragment(_ number: Int) {
    let word = UInt64(number)
    switch mode {
    case .page:
      words.append(word)
      out.append("<!--=")
      out.append(contentsOf: String(number).utf8)
      out.append("-->")
      endsInTextPart = false
      source?.fragment(number)?.render(into: &self)
      out.append("<!--/-->")
      endsInTextPart = false
    case .instance:
      words.append(word)
      markup.append("<!--=--><!--/-->")
      endsInTextPart = false
      instance(of: number)
    case .patch:
      if differs(word) {
        beginOperation(part)
        let position = (words: wordIndex, list: listIndex, part: part)
        mode = .instance
        instance(of: number)
        mode = .patch
        (wordIndex, listIndex, part) = (position.words, position.list, position.part)
      }
      part += 1
    case .find:
      wordIndex += 1
      part += 1
    case .remember:
      words.append(word)
    }
  }

  private mutating func instance(of number: Int) {
    guard let fragment = source?.fragment(number) else { return out.append(0) }
    out.append(varint: number)
    let state = beginScope()
    fragment.render(into: &self)
    endScope(state)
  }
}
