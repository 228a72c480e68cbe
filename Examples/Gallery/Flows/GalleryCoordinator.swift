import GalleryViewModels
public import Usher

/// The list of pages, and the page beside it.
public final class GalleryCoordinator: Coordinator {
  public let flow: Flow<GalleryRoute, Never>
  private let now: () -> Int
  private lazy var tabs = flow.child { TabsCoordinator($0, flow: $1) }
  private lazy var sheet = flow.child { SheetCoordinator($0, flow: $1) }

  /// - Parameter now: seconds since 1970, for a picture that comes late.
  public init(now: @escaping () -> Int, flow: Flow<GalleryRoute, Never>) {
    self.now = now
    self.flow = flow
  }

  public func show(_ route: GalleryRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route) { screen in
        GalleryViewModel(
          chosen: { screen.detail(as: GalleryRoute.self)?.page },
          didSelect: screen.on(self) { $0.show(.page($1)) }
        )
      }
    case .page(let page): show(page)
    case .focusedField: flow.push(FocusViewModel(), at: route)
    case .endlessList: flow.push(at: route) { EndlessViewModel(scope: $0.scope) }
    case .rightToLeft: flow.push(RightToLeftViewModel(), at: route)
    case .bar(let sample):
      flow.push(at: route) { screen in
        BarSampleViewModel(
          sample,
          scope: screen.scope,
          didPressDone: screen.on(self) { $0.flow.pop() }
        )
      }
    case .tabs(let sample): tabs.start(sample, .fullScreen, at: route)
    case .sheet(let sample):
      sheet.start(sample, sample == .fullScreen ? .fullScreen : .vertical, at: route)
    }
  }

  private func show(_ page: GalleryPage) {
    let route = GalleryRoute.page(page)
    switch page {
    case .buttons: flow.pushDetail(at: route) { ButtonsViewModel(scope: $0.scope) }
    case .fields:
      flow.pushDetail(at: route) { screen in
        FieldsViewModel(didPressFocus: screen.on(self) { $0.show(.focusedField) })
      }
    case .choices: flow.pushDetail(ChoicesViewModel(), at: route)
    case .search: flow.pushDetail(SearchViewModel(), at: route)
    case .datesAndFiles: flow.pushDetail(at: route) { DatesAndFilesViewModel(scope: $0.scope) }
    case .form: flow.pushDetail(at: route) { FormViewModel(scope: $0.scope) }
    case .text:
      flow.pushDetail(at: route) { screen in
        TextViewModel(didPressRightToLeft: screen.on(self) { $0.show(.rightToLeft) })
      }
    case .symbols: flow.pushDetail(SymbolsViewModel(), at: route)
    case .images: flow.pushDetail(ImagesViewModel(now: now()), at: route)
    case .lists:
      flow.pushDetail(at: route) { screen in
        ListsViewModel(didPressEndless: screen.on(self) { $0.show(.endlessList) })
      }
    case .states: flow.pushDetail(at: route) { StatesViewModel(scope: $0.scope) }
    case .bar:
      showSamples(page, BarSample.allCases, title: \.title, Self.barText) { .bar($0) }
    case .tabs:
      showSamples(page, TabsSample.allCases, title: \.title, Self.tabsText) { .tabs($0) }
    case .sheets:
      showSamples(page, SheetSample.allCases, title: \.title, Self.sheetsText) { .sheet($0) }
    case .prompts:
      flow.pushDetail(at: route) { screen in
        PromptsViewModel(didPress: screen.on(self) { $0.ask($1) })
      }
    }
  }

  /// A page that leads to its samples.
  private func showSamples<Sample: RawRepresentable<String>>(
    _ page: GalleryPage,
    _ samples: [Sample],
    title: KeyPath<Sample, String>,
    _ text: String,
    route: @escaping (Sample) -> GalleryRoute
  ) {
    flow.pushDetail(at: .page(page)) { screen in
      SamplesViewModel(
        page,
        text: text,
        rows: samples.map { (id: $0.rawValue, title: $0[keyPath: title]) },
        didSelect: screen.on(self) { coordinator, id in
          if let sample = Sample(rawValue: id) { coordinator.show(route(sample)) }
        }
      )
    }
  }

  /// Asks, and says what was answered.
  private func ask(_ sample: PromptSample) {
    sample.ask(in: flow) { [weak flow] in
      flow?.viewModel(PromptsViewModel.self)?.answered($0)
    }
  }
}
