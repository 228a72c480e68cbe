/// The tools that there are. Kinds and makers are invented, so that there is something to search.
enum Catalogue {
  static let tools: [Tool] = kinds.enumerated().flatMap { shelf, kind in
    makers.enumerated().map { place, maker in
      Tool(
        id: "\(kind.name) \(maker)".lowercased().replacing(" ", with: "-"),
        name: "\(kind.name), \(maker)",
        purpose: kind.purpose,
        shelf: "\(shelf + 1)-\(place + 1)"
      )
    }
  }

  private static let makers = [
    "Ahorn", "Birke", "Dorn", "Erle", "Fichte", "Ginkgo", "Hasel", "Kiefer", "Linde", "Nordmann",
    "Pappel", "Ulme",
  ]

  private static let kinds: [(name: String, purpose: String)] = [
    ("Angle Grinder", "Cuts and smooths metal and stone."),
    ("Apple Press", "Makes juice of thirty kilograms an hour."),
    ("Belt Sander", "Takes old paint off doors and floors."),
    ("Bike Stand", "Holds a bicycle while it is repaired."),
    ("Circular Saw", "Cuts boards up to six centimetres thick."),
    ("Cordless Drill", "Drills wood and metal, with two batteries."),
    ("Extension Ladder", "Reaches a roof of five metres."),
    ("Floor Polisher", "Makes wooden floors shine."),
    ("Hammer Drill", "Drills walls of brick and concrete."),
    ("Hand Cart", "Carries what is too heavy for two."),
    ("Heat Gun", "Softens paint, glue and plastic."),
    ("Hedge Trimmer", "Cuts hedges up to two metres high."),
    ("Jigsaw", "Cuts curves in boards."),
    ("Lawn Aerator", "Lets air and water into a lawn."),
    ("Nail Gun", "Puts up panels in an afternoon."),
    ("Party Tent", "Keeps twenty guests dry."),
    ("Pasta Machine", "Rolls dough for lasagne and tagliatelle."),
    ("Pressure Washer", "Cleans terraces and bicycles."),
    ("Projector", "Shows films on a wall in the yard."),
    ("Sewing Machine", "Sews jeans and curtains."),
    ("Soldering Iron", "Mends cables and radios."),
    ("Spirit Level", "Shows whether a shelf is straight."),
    ("Tile Cutter", "Breaks tiles along a line."),
    ("Wallpaper Steamer", "Loosens old wallpaper."),
    ("Wet Vacuum Cleaner", "Takes up water after a flood."),
  ]
}
