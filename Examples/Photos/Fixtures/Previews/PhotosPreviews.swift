public import UsherPreviews

/// Each view model of the app in each of its states.
public let photosPreviews =
  listPreviews + photoPreviews + signInPreviews + buyPreviews + termsPreviews + profilePreviews
