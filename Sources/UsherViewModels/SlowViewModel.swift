/// A view model that computes, or waits without `await`, for longer than some hundredths of a second.
///
/// ```swift
/// @Observable
/// final class ReportViewModel: ViewModel, SlowViewModel {
///   …
/// }
/// ```
///
/// It is better to let an actor or a service do such work, and to `await` it: meanwhile the screen goes on. Where that
/// isn't possible, a host for many people runs the pages that show such a screen apart from the other pages, so that
/// nobody else waits. Other hosts do nothing about it.
public protocol SlowViewModel: ViewModel {}
