"""GeoClue, the service of a desktop that knows where the machine is: `geoclue.py LATITUDE LONGITUDE`; `geoclue.py refuses` for a
person who doesn't allow it, `geoclue.py searches` for one whose place isn't found. It says `ready`, and then each method of the client that is called."""

import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.GeoClue2"
ROOT = "/org/freedesktop/GeoClue2"
CLIENT, LOCATION = f"{ROOT}/Client/1", f"{ROOT}/Client/1/Location/0"
INTERFACES = f"""
<node>
  <interface name="{NAME}.Manager">
    <method name="CreateClient"><arg type="o" direction="out"/></method>
    <method name="DeleteClient"><arg type="o" direction="in"/></method>
  </interface>
  <interface name="{NAME}.Client">
    <method name="Start"/>
    <method name="Stop"/>
    <signal name="LocationUpdated"><arg type="o" name="old"/><arg type="o" name="new"/></signal>
    <property name="DesktopId" type="s" access="readwrite"/>
    <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
  </interface>
  <interface name="{NAME}.Location">
    <property name="Latitude" type="d" access="read"/>
    <property name="Longitude" type="d" access="read"/>
    <property name="Accuracy" type="d" access="read"/>
  </interface>
</node>
"""


class GeoClue:
    def __init__(self, place):
        self.place = place
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        manager, client, location = Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces
        self.bus.register_object(f"{ROOT}/Manager", manager, self.called, None, None)
        self.bus.register_object(CLIENT, client, self.called, None, self.set)
        self.bus.register_object(LOCATION, location, None, self.get, None)
        Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: tell("ready"), None)
        GLib.MainLoop().run()

    def called(self, bus, sender, path, interface, method, arguments, invocation):
        if method == "CreateClient":
            return invocation.return_value(GLib.Variant("(o)", (CLIENT,)))
        tell(method)
        if method == "Start" and self.place == "refuses":
            return invocation.return_dbus_error("org.freedesktop.DBus.Error.AccessDenied", "The person doesn't allow it.")
        invocation.return_value(None)
        if method == "Start" and self.place != "searches":
            places = GLib.Variant("(oo)", ("/", LOCATION))
            bus.emit_signal(sender, CLIENT, f"{NAME}.Client", "LocationUpdated", places)

    def set(self, bus, sender, path, interface, name, value):
        tell(f"{name} {value.unpack()}")
        return True

    def get(self, bus, sender, path, interface, name):
        latitude, longitude = self.place
        return GLib.Variant("d", {"Latitude": latitude, "Longitude": longitude, "Accuracy": 500}[name])


def tell(text):
    print(text, flush=True)


if __name__ == "__main__":
    GeoClue(sys.argv[1] if len(sys.argv) == 2 else tuple(map(float, sys.argv[1:])))
