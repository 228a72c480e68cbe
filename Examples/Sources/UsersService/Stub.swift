import GRDB
import Hummingbird
