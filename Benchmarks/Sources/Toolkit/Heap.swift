import CMalloc

/// What is allocated now.
enum Heap {
  static var bytes: Int {
    let info = mallinfo2()
    // Large pieces are mapped on their own.
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}
