import Foundation
import Testing

/// A file may import Usher and SwiftUI without writing either's name before a type.
@Suite("Names of SwiftUI")
struct SwiftUINamesTests {
  // SwiftUI isn't on this machine, so its names are listed: its public types, and those of Foundation, Combine and
  // Observation that an app's file with SwiftUI sees.
  private static let taken = Set(
    """
    Alert AlertScene Alignment AlignmentKey Anchor Angle AngularGradient Animatable AnimatableModifier Animation
    AnyCancellable AnyGesture AnyLayout AnyPublisher AnyShape AnyTransition AnyView App AppStorage AsyncImage Axis
    BackgroundTask Binding Button ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker ColorScheme
    CommandGroup CommandMenu Commands ConfirmationDialog ContainerRelativeShape ContentMode ContentUnavailableView
    ControlGroup ControlSize CoordinateSpace CustomAnimation Data Date DatePicker DisclosureGroup Divider Document
    DocumentGroup DragGesture DropInfo DynamicProperty DynamicTypeSize EdgeInsets Edge EditButton EditMode Ellipse
    EmptyView Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView Error FetchRequest
    FileDocument FillStyle FocusState FocusedBinding FocusedValue Font ForEach Form Future Gauge GeometryProxy
    GeometryReader Gesture GestureMask GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox
    HStack HoverEffect HoverPhase Host Image ImageRenderer InsettableShape ItemProvider Just KeyEquivalent
    KeyPress KeyboardShortcut Label LabeledContent Layout LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link
    List ListStyle Locale LongPressGesture MagnifyGesture Material MatchedGeometryProperties Menu MenuBarExtra
    MoveCommandDirection Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
    NavigationTransition NavigationView Notification Observable ObservableObject ObservationRegistrar ObservedObject
    Observer OpenURLAction OpenWindowAction Operation OutlineGroup Page Path PasteButton Phase PhaseAnimator
    Picker PinnedScrollableViews Port PreferenceKey PresentationDetent PresentationMode PreviewDevice PrimitiveButtonStyle
    Process Progress ProgressView ProjectionTransform ProposedViewSize Publisher Published RadialGradient
    Rectangle RedactionReasons RefreshAction RenameButton Result RotateGesture RoundedCorner RoundedRectangle Scanner
    Scene SceneBuilder ScenePhase SceneStorage ScrollAnchor ScrollGeometry ScrollPhase ScrollTarget ScrollView
    ScrollViewProxy ScrollViewReader SearchFieldPlacement Section SectionedFetchRequest SecureField Settings
    SettingsLink Shader Shadow ShadowStyle Shape ShapeStyle ShareLink Slider Spacer SpatialTapGesture Spring State
    StateObject Stepper Stream StrokeStyle SubmitLabel Subscribers Subview Symbol SymbolEffect Tab TabContent
    TabRole TabSection TabView Table TableColumn TableRow TapGesture Task Text TextAlignment TextEditor TextField
    TextRenderer Thread TimelineSchedule TimelineView Timer TintShapeStyle Toggle ToggleStyle ToolbarItem
    ToolbarItemGroup Transaction TransformEffect Transition TupleView URL UUID UnitPoint UserDefaults VStack
    VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility VisualEffect
    Window WindowGroup WindowStyle WritingToolsBehavior ZStack
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )

  @Test(
    "no type that `import Usher` brings has one",
    arguments: ["Usher", "UsherViewModels", "UsherRouting", "UsherLists"]
  )
  func types(_ module: String) throws {
    let files = try Repository.swiftFiles(in: "Sources/\(module)")
    let declaration =
      /^public (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    var found: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    #expect(!found.isEmpty)
    #expect(found.intersection(Self.taken).isEmpty)
  }
}
