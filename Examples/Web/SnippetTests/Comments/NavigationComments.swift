// The examples in the comments of `Sources/Usher` about navigation, restoration and the device: compiled here.

import Foundation
import Usher
import UsherDevelopment
import UsherTesting

private final class PhotoShop {}

private final class PhotosCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case list }
  let flow: Flow<Place, Never>
  init(shop: PhotoShop = PhotoShop(), flow: Flow<Place, Never>) { self.flow = flow }
  func show(_ route: Place) {}
}

private struct Reports {
  func send(_ error: any Error) {}
}

private struct Window {
  func close() {}
}

@MainActor
private func starting(_ navigation: Navigation, at path: String, shop: PhotoShop) throws {
  navigation.start { PhotosCoordinator(shop: shop, flow: $0) }
  navigation.start(PhotosCoordinator.self) { flow in
    let shop = PhotoShop()
    return PhotosCoordinator(shop: shop, flow: flow)
  }
  try navigation.start(at: path) {
    navigation.start { PhotosCoordinator(shop: shop, flow: $0) }
  }
}

@MainActor
private func listening(_ navigation: Navigation, reports: Reports) {
  navigation.onError = { reports.send($0) }
  navigation.onLeak = { print($0.description) }
  navigation.onMisuse = { print($0) }
  do {
    let token = navigation.onTransition { print($0.cause, $0.path) }
    withExtendedLifetime(token) {}
  }
  do {
    let token = navigation.onVeto { leaving in print("stays:", leaving.cause) }
    withExtendedLifetime(token) {}
  }
}

@MainActor
private func acting(_ navigation: Navigation, window: Window) {
  let names = navigation.tree.allEntries.map(\.viewModel)
  print(names)
  if let entry = navigation.tree.allEntries.first { navigation.back(to: entry.id) }
  if navigation.requestClose() == .allowed { window.close() }
  if let prompt = navigation.tree.prompt { navigation.answer(prompt.id, button: 0) }
  if let entry = navigation.tree.top { print(entry.path, entry.viewModel) }
  guard let gesture = navigation.begin(.back) else { return }
  gesture.progress = 0.4
  gesture.cancel()
  print(Diagram(navigation))
}

@MainActor
private func restoring(_ navigation: Navigation, shop: PhotoShop) throws {
  for problem in navigation.restorationProblems { print(problem) }
  guard let bytes = try navigation.snapshot()?.encoded() else { return }
  let snapshot = try Snapshot(decoding: bytes, version: 1)
  navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
  func store(_ snapshot: Snapshot?) {}
  let tracker = SnapshotTracker(navigation)
  if tracker.hasChanges { try store(tracker.snapshot()) }
  do {
    let (navigation, states) = snapshot.separated()
    let same = try Snapshot(decoding: navigation.encoded(), states: states, version: 1)
    print(same)
  }
}

@MainActor
private func windows(shop: PhotoShop) throws {
  let windows = Windows(on: MainActor.shared) { navigation, snapshot in
    navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
  }
  try windows.open("pli")
}

@MainActor
private func recording(_ navigation: Navigation, app: TestApp, text: String, json: String) throws {
  try Diagram(navigation).svg.write(
    toFile: "navigation.svg",
    atomically: true,
    encoding: .utf8
  )
  let timeline = Timeline(navigation)
  timeline.forward()
  let test = timeline.recording.test(
    named: "buying a photo",
    coordinator: "PhotosCoordinator(flow: $0)"
  )
  print(test)
  let recording = try Recording(json: text)
  try app.replay(recording)
  try app.replay(Recording(json: json))
}

@MainActor
private func localizing(_ screen: Screen<Never>, price: Decimal) -> String {
  let locale = Locale(identifier: screen.device.locale.fullIdentifier)
  let zone = screen.device.timeZone.flatMap { TimeZone(identifier: $0) }
  print(zone ?? .gmt)
  return price.formatted(.currency(code: "EUR").locale(locale))
}

private struct Receiver {
  func locate(_ answer: @escaping (DevicePosition) -> Void) {}
  func locate(
    within accuracy: Double,
    _ answer: @escaping (DevicePosition) -> Void
  ) {}
  func stop() {}
}

@MainActor
private func locating(_ navigation: Navigation, receiver: Receiver, _ screen: Screen<Never>)
  async throws
{
  navigation.device.locator = { request in
    receiver.locate { request.answer(.success($0)) }
    request.onEnd = { receiver.stop() }
  }
  let none: Receiver? = nil
  navigation.device.locator = { request in
    let receiver = none
    guard let receiver else { return request.answer(.failure(.unavailable)) }
    receiver.locate(within: request.accuracy) { request.answer(.success($0)) }
  }
  let position = try await screen.device.position(accuracy: 1000)
  print(position, DevicePosition(latitude: 51.05, longitude: 3.72, accuracy: 100))
  try screen.device.open("tel:+3292000000")
}
