public import Usher

extension View {
  /// A binding to one of the view model's properties, for a field.
  ///
  /// ```swift
  /// TextField("Username", bind(\.username))
  /// ```
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> ValueBinding<Value> {
    viewModel.bind(path)
  }
}
