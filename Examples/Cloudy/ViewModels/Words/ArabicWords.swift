/// What the app says in Arabic.
struct ArabicWords: CloudyWords {
  let add = "إضافة"
  let cancel = "إلغاء"
  let clear = "مسح"
  let done = "تم"
  func delete(_ name: String) -> String { "حذف \(name)" }

  let addLocation = "إضافة مكان"
  let enterCity = "أدخل اسم مدينة"
  let preparingPlaces = "جارٍ تجهيز الأماكن"
  let pressReturn = "اضغط على مفتاح الإدخال للبحث."
  let results = "النتائج"
  let searching = "جارٍ البحث"
  func places(_ count: Int) -> String {
    counted(count, one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان")
  }
  func noPlace(called query: String) -> String { "لا يوجد مكان باسم «\(query)»." }

  let locations = "الأماكن"
  let currentLocation = "الموقع الحالي"
  let currentLocationUnknown = "الموقع الحالي غير معروف"
  let favoriteLocations = "الأماكن المفضلة"
  let lookingForYou = "جارٍ تحديد موقعك…"
  let noFavorites = "لا توجد أماكن مفضلة"
  let unknownLocation = "مكان غير معروف"
  func wasDeleted(_ name: String) -> String { "تم حذف \(name)." }
  func wereDeleted(_ name: String, andOthers count: Int) -> String {
    let others = counted(
      count,
      one: "مكان آخر",
      two: "مكانين آخرين",
      few: "أماكن أخرى",
      many: "مكانًا آخر",
      other: "مكان آخر"
    )
    return "تم حذف \(name) و\(others)."
  }

  let addToFavorites = "إضافة إلى المفضلة"
  let choosePlace = "اختيار مكان"
  let climatologicalEstimate = "تقدير مناخي وليس توقعًا للطقس"
  let now = "الآن"
  let showExamplePlace = "عرض مكان كمثال"
  let showMyWeather = "عرض الطقس لديّ"
  let sunrise = "الشروق"
  let sunset = "الغروب"
  let weatherCredit = "بيانات الطقس من Open-Meteo.com، CC BY 4.0"
  let week = "الأسبوع"
  let wind = "الرياح"
  func age(_ age: Age) -> String {
    let text =
      switch age {
      case .moments: "أقل من دقيقة"
      case .minutes(let count):
        counted(
          count,
          one: "دقيقة واحدة",
          two: "دقيقتين",
          few: "دقائق",
          many: "دقيقة",
          other: "دقيقة"
        )
      case .hours(let count):
        counted(count, one: "ساعة واحدة", two: "ساعتين", few: "ساعات", many: "ساعة", other: "ساعة")
      case .days(let count):
        counted(count, one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم")
      }
    return "عمر هذه البيانات \(text)."
  }
  func weatherMeanwhile(of place: String) -> String { "حتى ذلك الحين، هذا هو الطقس في \(place)." }
  func temperaturesOfWeek(_ days: [String]) -> String {
    "درجات الحرارة خلال الأسبوع: \(days.joined(separator: "، "))"
  }
  func day(_ day: String, from low: String, to high: String) -> String {
    "\(day) من \(low) إلى \(high)"
  }
  func summary(_ english: String) -> String { Self.summaries[english] ?? english }

  let celsius = "مئوية"
  let fahrenheit = "فهرنهايت"
  let imperial = "إمبراطوري"
  let metric = "متري"
  let settings = "الإعدادات"
  let temperature = "درجة الحرارة"
  let time = "الوقت"
  let twelveHour = "12 ساعة"
  let twentyFourHour = "24 ساعة"
  let units = "الوحدات"

  func fahrenheit(_ number: String) -> String { "\(number)°ف" }
  func celsius(_ number: String) -> String { "\(number)°م" }
  func milesPerHour(_ number: String) -> String { "\(number) ميل/س" }
  func kilometresPerHour(_ number: String) -> String { "\(number) كم/س" }
  func range(_ low: String, to high: String) -> String { "\(low) إلى \(high)" }

  let noSuchPlace = "لا يوجد مكان كهذا."
  let noWeather = "تعذّر على Cloudy جلب بيانات الطقس."
  let placesDamaged = "قائمة الأماكن تالفة. يُرجى إبلاغ القائمين على Cloudy."
  let placesTooMany = "إجابة خدمة الأماكن كبيرة جدًا. يُرجى كتابة جزء أكبر من الاسم."
  let placesUnreadable = "تعذّرت قراءة الأماكن. يُرجى المحاولة مرة أخرى."
  let positionDenied =
    "لا يُسمح لجهازك بتحديد موقعك. يمكنك السماح بذلك في إعدادات المتصفح أو الجهاز."
  let positionLate = "استغرق تحديد موقعك وقتًا طويلًا. يُرجى المحاولة مرة أخرى."
  let positionUnavailable = "لا يستطيع جهازك تحديد موقعك في الوقت الحالي. يُرجى المحاولة لاحقًا."
  let answerCutOff = "لم تصل الإجابة كاملة. يُرجى المحاولة مرة أخرى."
  func answerMalformed(of service: CloudyService) -> String {
    "تعذّرت قراءة إجابة \(name(service)). يُرجى المحاولة لاحقًا."
  }
  func answerTooLarge(of service: CloudyService) -> String { "إجابة \(name(service)) كبيرة جدًا." }
  func isLate(_ service: CloudyService) -> String {
    "تأخرت إجابة \(name(service)). يُرجى المحاولة مرة أخرى."
  }
  func isUnreachable(_ service: CloudyService) -> String {
    "تعذّر الوصول إلى \(name(service)). يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى."
  }
  func hasProblem(_ service: CloudyService, _ status: Int) -> String {
    "حدثت مشكلة في \(name(service)) (\(status)). يُرجى المحاولة لاحقًا."
  }

  private func name(_ service: CloudyService) -> String {
    switch service {
    case .places: "خدمة الأماكن"
    case .weather: "خدمة الطقس"
    }
  }

  /// A count of things: Arabic has five forms from one on.
  private func counted(
    _ count: Int,
    one: String,
    two: String,
    few: String,
    many: String,
    other: String
  ) -> String {
    switch (count, count % 100) {
    case (1, _): one
    case (2, _): two
    case (_, 3...10): "\(count) \(few)"
    case (_, 11...99): "\(count) \(many)"
    default: "\(count) \(other)"
    }
  }

  private static let summaries = [
    "Clear": "صافٍ", "Mostly Clear": "صافٍ في الغالب", "Partly Cloudy": "غائم جزئيًا",
    "Partly cloudy": "غائم جزئيًا", "Cloudy": "غائم", "Overcast": "غائم كليًا", "Fog": "ضباب",
    "Freezing Fog": "ضباب متجمّد", "Light Drizzle": "رذاذ خفيف", "Drizzle": "رذاذ",
    "Heavy Drizzle": "رذاذ كثيف", "Light Freezing Drizzle": "رذاذ متجمّد خفيف",
    "Heavy Freezing Drizzle": "رذاذ متجمّد كثيف", "Light Rain": "أمطار خفيفة", "Rain": "أمطار",
    "Heavy Rain": "أمطار غزيرة", "Light Freezing Rain": "أمطار متجمّدة خفيفة",
    "Heavy Freezing Rain": "أمطار متجمّدة غزيرة", "Light Snow": "ثلوج خفيفة", "Snow": "ثلوج",
    "Heavy Snow": "ثلوج كثيفة", "Snow Grains": "حبيبات ثلجية", "Sleet": "مطر ثلجي",
    "Light Showers": "زخات خفيفة", "Showers": "زخات مطر", "Violent Showers": "زخات عنيفة",
    "Light Snow Showers": "زخات ثلجية خفيفة", "Heavy Snow Showers": "زخات ثلجية كثيفة",
    "Thunderstorm": "عاصفة رعدية", "Thunderstorm with Light Hail": "عاصفة رعدية مع برد خفيف",
    "Thunderstorm with Heavy Hail": "عاصفة رعدية مع برد كثيف", "Wind": "رياح",
    "Weather": "الطقس", "Unknown": "غير معروف",
  ]
}
