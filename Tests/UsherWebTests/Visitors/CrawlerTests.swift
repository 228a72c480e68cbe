import Testing
import WebTesting

@testable import UsherWeb

@Suite("Crawlers")
struct CrawlerTests {
  @Test(
    "a program that says what it is, is recognized",
    arguments: [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0",
      "Mozilla/5.0 (compatible; Baiduspider/2.0)", "Mozilla/5.0 (compatible; Yahoo! Slurp)",
      "facebookexternalhit/1.1", "Twitterbot/1.0", "TelegramBot (like TwitterBot)", "GPTBot/1.2",
      "Mozilla/5.0 (compatible; AhrefsBot/7.0)", "SomeCrawler", "Slackbot-LinkExpanding 1.0",
    ]
  )
  func programs(_ agent: String) {
    #expect(Crawler.isNamed(in: agent))
  }

  @Test(
    "a person's browser isn't, nor a program that says nothing",
    arguments: [
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
      "Mozilla/5.0 (robotics lab) Firefox/140.0", "curl/8.5.0", "", nil,
    ]
  )
  func people(_ agent: String?) {
    #expect(!Crawler.isNamed(in: agent))
  }
}
