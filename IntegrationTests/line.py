"""The line between browser and server, as lines are: slow, cut, or dead without a word."""

import asyncio
import re
import threading
import time


ASKED = re.compile(rb"^(accept-language: )[^\r]*", re.IGNORECASE | re.MULTILINE)


class Line:
    """Carries bytes to a port and back; a page that is opened by its address knows nothing of it."""

    def __init__(self, port):
        self.port = port
        # In seconds, each way.
        self.latency = 0
        self.is_cut = False
        # Sockets of pages bring and take nothing more, and don't say so; what else is asked for comes.
        self.is_dead = False
        # The language that a browser asks for which can't be told to ask for another one.
        self.language = None
        self.connections = set()
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self.thread = threading.Thread(target=self._run, args=[started], daemon=True)
        self.thread.start()
        started.wait()
        self.url = f"http://localhost:{self.own_port}"

    def cut(self):
        """Ends what is open, and takes nothing new."""
        self.is_cut = True
        self.loop.call_soon_threadsafe(self._close_all)

    def mend(self):
        """All is well again; what was dead in between can't come back, and is closed."""
        was_dead, self.is_dead, self.is_cut, self.latency = self.is_dead, False, False, 0
        self.language = None
        if was_dead:
            self.loop.call_soon_threadsafe(self._close_all)

    def stop(self):
        self.cut()
        self.loop.call_soon_threadsafe(self._cancel_all)
        self.thread.join(5)

    def _run(self, started):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.own_port = server.sockets[0].getsockname()[1]
        started.set()
        self.loop.run_forever()
        # What was cancelled ends.
        rest = asyncio.all_tasks(self.loop)
        self.loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
        self.loop.close()

    def _cancel_all(self):
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.stop()

    def _close_all(self):
        for writer in self.connections:
            writer.transport.abort()

    async def _serve(self, reader, writer):
        if self.is_cut:
            return writer.transport.abort()
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return writer.transport.abort()
        mine = {writer, far_writer}
        self.connections |= mine
        connection = {"is_socket": False}
        try:
            await asyncio.gather(
                self._carry(reader, far_writer, connection), self._carry(far_reader, writer, connection)
            )
        except asyncio.CancelledError:
            # The line is taken away.
            pass
        self.connections -= mine

    async def _carry(self, reader, writer, connection):
        queue = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(queue, writer, connection))
        try:
            while piece := await reader.read(65536):
                if b"upgrade: websocket" in piece[:4096].lower():
                    connection["is_socket"] = True
                if self.language and piece.startswith(b"GET "):
                    piece = ASKED.sub(b"\\1" + self.language.encode(), piece)
                queue.put_nowait((time.monotonic() + self.latency, piece))
        except OSError:
            pass
        queue.put_nowait((time.monotonic() + self.latency, b""))
        await delivery

    async def _deliver(self, queue, writer, connection):
        while True:
            due, piece = await queue.get()
            if (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            if not piece:
                return writer.close()
            if not (self.is_dead and connection["is_socket"]):
                writer.write(piece)
