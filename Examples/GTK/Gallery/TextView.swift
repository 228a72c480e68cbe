import GalleryViewModels
import UsherGTK

struct TextView: View {
  let viewModel: TextViewModel

  var body: some Content {
    Section("Text") {
      Text("The title of a screen’s content").style(.title)
      Text("The title of a part").style(.heading)
      Text("What people read. It has as many lines as it needs where there is little room.")
      Text("What matters less stands back: where it is from, and when it was.").style(.secondary)
      Text("The letter was sent.").style(.note)
      Text("Your letter couldn’t be sent. Please try again.").style(.error)
    }
    Section("Icon") {
      HStack {
        Icon("starred-symbolic", label: "Favourite")
        Icon("mail-unread-symbolic", label: "Not read", size: 32)
      }
    }
    Section("Image") {
      Image("hills", description: "Hills in the evening", width: 180, height: 120).align(.start)
    }
    Section("A card") {
      VStack {
        Text("Balance").style(.heading)
        Text("1.250,00 €")
      }
      .card()
    }
    Section("Long words") {
      Text("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz")
    }
  }
}
