// Nearly every test here runs on each isolation.
@_exported import UsherTestSupport
