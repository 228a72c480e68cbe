import OpenCombine
import Usher

final class CombineSubject: Subject {
  static let name = "OpenCombine"
  static let isLater = false

  private let subject = CurrentValueSubject<Int, Never>(0)
  private var cancellables: [AnyCancellable] = []

  init(in scope: Scope) {}

  func set(_ value: Int) { subject.value = value }

  func observe(_ arrivals: Arrivals) {
    subject.sink { arrivals.arrived($0) }.store(in: &cancellables)
  }

  func bind(to other: CombineSubject) {
    subject.removeDuplicates().assign(to: \.value, on: other.subject).store(in: &cancellables)
    other.subject.removeDuplicates().assign(to: \.value, on: subject).store(in: &cancellables)
  }
}
