/// What a ``Subscription`` receives.
public enum Delivery<Value: Sendable>: Sendable {
  /// A value that was sent.
  case value(Value)
  /// Values were sent that can't be received any more: too many waited, or the process couldn't be reached for too long.
  /// Read again what you show. What follows was sent later, and may be part of what you have read.
  case missed

  /// Another value instead of this one; `missed` if there is none.
  func map<Other>(_ convert: (Value) -> Other?) -> Delivery<Other> {
    guard case .value(let value) = self, let other = convert(value) else { return .missed }
    return .value(other)
  }
}

extension Delivery: Equatable where Value: Equatable {}
