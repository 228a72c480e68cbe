/// Takes a result, so that the optimizer can't leave out what made it: for all it knows, it is printed.
@inline(never)
func consume<Value>(_ value: Value) {
  if CommandLine.argc == .max { print(value) }
}
