import RedGreenViewModels
public import UsherPreviews

/// Each view model of the app. They have one state each: nothing is fetched.
public let redGreenPreviews = [
  Preview("Main", "loaded") { MainViewModel(screen: $0) },
  Preview("Color", "red") { ColorViewModel(shade: .red) },
  Preview("Color", "green") { ColorViewModel(shade: .green) },
]
