extension Renderer {
  /// Renders a branch: the content of an `if` or `switch`. `side` is the number of the shown alternative.
  @inlinable mutating func branch<Content: HTML>(_ side: Int, _ content: Content) {
    guard let state = beginBranch(side) else { return }
    content.render(into: &self)
    guard !endBranch(side, state), let again = beginBranch(side, again: state) else { return }
    content.render(into: &self)
    _ = endBranch(side, again)
    endAgain()
  }

  /// The state that `beginBranch` passes to `endBranch`.
  @usableFromInline struct BranchState {
    var part = 0
    var word = 0
    var list = 0
    var prefix = 0
    var out = 0
    var statics: UInt64 = 0
    /// How much is remembered in all.
    var total = (words: 0, lists: 0)
    var region: RegionState?
    var memory: (words: [UInt64], lists: [any ListMemory])?
  }

  /// Begins a branch.
  ///
  /// - Parameters:
  ///   - side: the number of the alternative that is shown.
  ///   - again: `nil` for the first try; for the second try, the state of the first one. A second try is needed when
  ///     the whole content has to be sent although the side is the same.
  /// - Returns: the state for `endBranch`; `nil` if the content needn't be rendered.
  @usableFromInline mutating func beginBranch(
    _ side: Int,
    again: BranchState? = nil
  ) -> BranchState? {
    if again == nil { notePart(.branch) }
    if let again {
      out.removeSubrange(again.out...)
      (part, wordIndex, listIndex) = (again.part, again.word, again.list)
      let old = Branch(word: again.word < words.count ? words[again.word] : 0)
      places?.begin(lists.dropFirst(again.list).prefix(old.lists), at: placeOfList())
    }
    switch mode {
    case .page, .instance, .remember: return beginNewBranch()
    case .patch:
      let isSame = Branch(word: rememberedWord()).side == side && again == nil
      return isSame ? beginSameBranch() : beginOtherBranch()
    case .find: return findBranch(side)
    }
  }

  /// Ends the second try.
  @usableFromInline func endAgain() { places?.end() }

  /// Begins a branch that the browser doesn't have.
  private mutating func beginNewBranch() -> BranchState {
    var state = BranchState(part: part, word: words.count, list: lists.count, out: out.count)
    words.append(0)
    state.statics = beginStatics()
    if mode == .remember { return state }
    endsInTextPart = false
    if mode == .page {
      out.append("<!--?-->")
    } else {
      markup.append("<!--?--><!--/-->")
      state.region = beginRegion()
    }
    return state
  }

  /// Begins a branch of which the browser has this side: its parts are compared.
  private mutating func beginSameBranch() -> BranchState {
    var state = BranchState(part: part, word: wordIndex, list: listIndex, out: out.count)
    wordIndex += 2
    state.total = (words.count, lists.count)
    state.statics = statics
    statics = 0
    state.prefix = prefix.count
    prefix.append(varint: part)
    prefix.append(BranchChange.inside.rawValue)
    part = 0
    return state
  }

  /// Begins a branch of which the browser has another side: this side is sent whole.
  private mutating func beginOtherBranch() -> BranchState {
    var state = BranchState(part: part, word: wordIndex, list: listIndex, out: out.count)
    beginOperation(part)
    out.append(BranchChange.other.rawValue)
    state.memory = exchangeMemory(words: [], lists: [])
    state.statics = beginStatics()
    mode = .instance
    state.region = beginRegion()
    return state
  }

  /// Begins a branch of an `if` or `switch` in the search for a handler, or skips the branch if the handler isn't in it.
  ///
  /// - Parameter side: the number of the case that is rendered now.
  /// - Returns: the state for `endBranch`; `nil` if the branch was skipped.
  private mutating func findBranch(_ side: Int) -> BranchState? {
    let branch = Branch(word: rememberedWord())
    guard address.first == part, address.count > 1, branch.side == side, found == nil else {
      wordIndex += 1 + branch.words
      listIndex += branch.lists
      part += 1
      return nil
    }
    wordIndex += 2
    address = address.dropFirst()
    part = 0
    return BranchState()
  }

  /// Ends a branch.
  ///
  /// - Returns: whether it is enough to send the parts that differ; if `false`, the whole content has to be sent.
  @usableFromInline mutating func endBranch(_ side: Int, _ state: BranchState) -> Bool {
    switch mode {
    case .page:
      out.append("<!--/-->")
      endsInTextPart = false
      remember(side, from: state)
    case .remember:
      remember(side, from: state)
    case .instance:
      if let region = state.region { endRegion(region) }
      guard let memory = state.memory else {
        remember(side, from: state)
        break
      }
      endStatics(at: 0, state.statics)
      let new = exchangeMemory(words: memory.words, lists: memory.lists)
      splice(side, new, at: state)
      mode = .patch
      part = state.part + 1
    case .patch:
      prefix.removeSubrange(state.prefix...)
      part = state.part + 1
      defer { statics = state.statics }
      return endSameBranch(side, state)
    case .find:
      // The address was within this branch, so no later part is meant.
      address = []
    }
    return true
  }

  /// Ends a branch whose parts were compared.
  ///
  /// - Returns: whether its static texts are the same.
  private mutating func endSameBranch(_ side: Int, _ state: BranchState) -> Bool {
    guard state.word + 1 < words.count else {
      hasOtherParts = true
      return true
    }
    let old = Branch(word: words[state.word])
    let new = Branch(
      side: side,
      words: wordIndex - state.word - 1,
      lists: listIndex - state.list
    )
    // The branches within this one may have other content, which has changed the numbers.
    if new.words - old.words != words.count - state.total.words
      || new.lists - old.lists != lists.count - state.total.lists
    {
      hasOtherParts = true
    }
    words[state.word] = new.word
    return words[state.word + 1] == statics
  }

  private mutating func remember(_ side: Int, from state: BranchState) {
    endStatics(at: state.word + 1, state.statics)
    words[state.word] =
      Branch(
        side: side,
        words: words.count - state.word - 1,
        lists: lists.count - state.list
      ).word
  }

  /// Replaces the memory of the old side by the memory of the new side.
  private mutating func splice(
    _ side: Int,
    _ new: (words: [UInt64], lists: [any ListMemory]),
    at state: BranchState
  ) {
    let old = Branch(word: state.word < words.count ? words[state.word] : 0)
    guard state.word + 1 + old.words <= words.count, state.list + old.lists <= lists.count else {
      hasOtherParts = true
      return
    }
    let branch = Branch(side: side, words: new.words.count, lists: new.lists.count)
    words.replaceSubrange(
      state.word..<state.word + 1 + old.words,
      with: CollectionOfOne(branch.word) + new.words
    )
    lists.replaceSubrange(state.list..<state.list + old.lists, with: new.lists)
    wordIndex = state.word + 1 + new.words.count
    listIndex = state.list + new.lists.count
  }

  /// The output outside a region, kept while the region's markup and values are collected.
  @usableFromInline struct RegionState {
    var markup: [UInt8]
    var out: [UInt8]
  }

  @usableFromInline mutating func beginRegion() -> RegionState {
    let state = RegionState(markup: markup, out: out)
    markup = []
    out = []
    endsInTextPart = false
    return state
  }

  /// Writes the reference to the region's template, and then its values.
  @usableFromInline mutating func endRegion(_ state: RegionState) {
    let values = out
    out = state.out
    out.append(varint: templates?.number(of: markup, isInSVG: isInSVG) ?? 0)
    out.append(contentsOf: values)
    markup = state.markup
    endsInTextPart = false
  }

  /// Renders a place for the fragment that has this number; the place is empty for 0.
  @usableFromInline mutating func fragment(_ number: Int) {
    let word = UInt64(number)
    notePart(.fragment)
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

  /// Writes the operation that replaces a whole fragment, in its place.
  mutating func fragmentAnew(_ number: Int, _ render: (inout Renderer) -> Void) {
    out += [0, PageControl.anew.rawValue]
    out.append(varint: number)
    mode = .instance
    let state = beginRegion()
    render(&self)
    endRegion(state)
    mode = .patch
  }

  private mutating func instance(of number: Int) {
    guard let fragment = source?.fragment(number) else { return out.append(0) }
    out.append(varint: number)
    let state = beginRegion()
    fragment.render(into: &self)
    endRegion(state)
  }
}
