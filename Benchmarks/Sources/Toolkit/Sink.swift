/// Takes a result, so that the optimizer can't leave out what made it.
@inline(never)
func consume<Value>(_ value: borrowing Value) {}
