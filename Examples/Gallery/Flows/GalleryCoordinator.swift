import GalleryViewModels
public import Usher

/// The list of pages, and the chosen page beside it.
public final class GalleryCoordinator: Coordinator {
  public let flow: Flow<GalleryRoute, Never>
  private let now: () -> Int
  private lazy var tabs = flow.child { TabsCoordinator($0, flow: $1) }
  private lazy var sheet = flow.child { SheetCoordinator($0, flow: $1) }

  /// - Parameter now: returns the seconds since 1970, for a picture that isn't there at first.
  public init(now: @escaping () -> Int, flow: Flow<GalleryRoute, Never>) {
    self.now = now
    self.flow = flow
  }

  public func show(_ route: GalleryRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route, on: handle) { screen in
        GalleryViewModel(
          chosen: { screen.detail(as: GalleryRoute.self)?.page },
          screen: screen
        )
      }
    case .page(let page): show(page)
    case .focusedField: flow.push(FocusViewModel(), at: route)
    case .endlessList: flow.push(at: route) { EndlessViewModel(screen: $0) }
    case .longList: flow.push(LongViewModel(), at: route)
    case .rightToLeft: flow.push(RightToLeftViewModel(), at: route)
    case .bar(let sample):
      flow.push(at: route, on: handle) { BarSampleViewModel(sample, screen: $0) }
    case .tabs(let sample): tabs.start(sample, .fullScreen, at: route)
    case .sheet(let sample):
      sheet.start(sample, sample == .fullScreen ? .fullScreen : .sheet, at: route)
    }
  }

  private func show(_ page: GalleryPage) {
    let route = GalleryRoute.page(page)
    switch page {
    case .buttons: flow.pushDetail(at: route) { ButtonsViewModel(screen: $0) }
    case .fields:
      flow.pushDetail(at: route, on: handle) { FieldsViewModel(screen: $0) }
    case .choices: flow.pushDetail(ChoicesViewModel(), at: route)
    case .options: flow.pushDetail(OptionsViewModel(), at: route)
    case .amounts: flow.pushDetail(AmountsViewModel(), at: route)
    case .search: flow.pushDetail(SearchViewModel(), at: route)
    case .datesAndFiles: flow.pushDetail(at: route) { DatesAndFilesViewModel(screen: $0) }
    case .form: flow.pushDetail(at: route) { FormViewModel(screen: $0) }
    case .text:
      flow.pushDetail(at: route, on: handle) { TextViewModel(screen: $0) }
    case .symbols: flow.pushDetail(SymbolsViewModel(), at: route)
    case .images: flow.pushDetail(ImagesViewModel(now: now()), at: route)
    case .sketch: flow.pushDetail(SketchViewModel(), at: route)
    case .lists:
      flow.pushDetail(at: route, on: handle) { ListsViewModel(screen: $0) }
    case .table: flow.pushDetail(TableViewModel(), at: route)
    case .charts: flow.pushDetail(ChartsViewModel(), at: route)
    case .notices: flow.pushDetail(at: route) { NoticesViewModel(screen: $0) }
    case .parts: flow.pushDetail(PartsViewModel(), at: route)
    case .states: flow.pushDetail(at: route) { StatesViewModel(screen: $0) }
    case .bar:
      showSamples(page, BarSample.allCases, title: \.title, Self.barText) { .bar($0) }
    case .tabs:
      showSamples(page, TabsSample.allCases, title: \.title, Self.tabsText) { .tabs($0) }
    case .sheets:
      showSamples(page, SheetSample.allCases, title: \.title, Self.sheetsText) { .sheet($0) }
    case .prompts:
      flow.pushDetail(at: route, on: handle) { PromptsViewModel(screen: $0) }
    case .otherSites: flow.pushDetail(at: route) { OtherSitesViewModel(screen: $0) }
    }
  }

  /// Shows a page whose rows lead to the screens of its samples.
  private func showSamples<Sample: RawRepresentable<String>>(
    _ page: GalleryPage,
    _ samples: [Sample],
    title: KeyPath<Sample, String>,
    _ text: String,
    route: @escaping (Sample) -> GalleryRoute
  ) {
    let rows = samples.map { (id: $0.rawValue, title: $0[keyPath: title]) }
    let handle: (SamplesViewModel.Event) -> Void = { [self] event in
      switch event {
      case .didSelect(let id):
        if let sample = Sample(rawValue: id) { show(route(sample)) }
      }
    }
    flow.pushDetail(at: .page(page), on: handle) {
      SamplesViewModel(page, text: text, rows: rows, screen: $0)
    }
  }

  private func handle(_ event: GalleryViewModel.Event) {
    switch event {
    case .didSelect(let page): show(.page(page))
    }
  }

  private func handle(_ event: BarSampleViewModel.Event) {
    switch event {
    case .didPressDone: flow.pop()
    }
  }

  private func handle(_ event: FieldsViewModel.Event) {
    switch event {
    case .didPressFocus: show(.focusedField)
    }
  }

  private func handle(_ event: TextViewModel.Event) {
    switch event {
    case .didPressRightToLeft: show(.rightToLeft)
    }
  }

  private func handle(_ event: ListsViewModel.Event) {
    switch event {
    case .didPressEndless: show(.endlessList)
    case .didPressLong: show(.longList)
    }
  }

  private func handle(_ event: PromptsViewModel.Event) {
    switch event {
    case .didPress(let sample): ask(sample)
    }
  }

  /// Shows a prompt, and gives the answer to the page.
  private func ask(_ sample: PromptSample) {
    sample.ask(in: flow) { [weak flow] in
      flow?.viewModel(PromptsViewModel.self)?.answered($0)
    }
  }
}
