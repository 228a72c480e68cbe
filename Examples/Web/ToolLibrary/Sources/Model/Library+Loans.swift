extension Library {
  /// Keeps the name of a person.
  package func setName(_ name: String, of borrower: String) throws(LibraryError) {
    try change { register throws(LibraryError) in register.names[borrower] = name }
  }

  /// Lends a tool. It is no error if the same loan is there already: a press can be handled twice if the process dies.
  package func borrow(_ loan: Loan) throws(LibraryError) {
    let today = today
    try change { register throws(LibraryError) in
      if let refusal = register.refusal(of: loan, today: today) { throw refusal }
      register.put(loan)
    }
  }

  /// Takes a tool back. It is no error if it is back already.
  package func takeBack(_ id: Loan.ID, of borrower: String) throws(LibraryError) {
    try change { register throws(LibraryError) in
      register.loans.removeAll { $0.id == id && $0.borrower == borrower }
    }
  }

  /// Lends a tool again that was taken back by mistake.
  package func restore(_ loan: Loan) throws(LibraryError) {
    try change { register throws(LibraryError) in
      if let clash = register.clash(with: loan) { throw clash }
      register.put(loan)
    }
  }

  /// Changes the note of a person's loan.
  package func setNote(
    _ note: String,
    on id: Loan.ID,
    of borrower: String
  ) throws(LibraryError) {
    try change { register throws(LibraryError) in
      let index = register.loans.firstIndex { $0.id == id && $0.borrower == borrower }
      guard let index else { throw .gone }
      register.loans[index].note = note
    }
  }
}
