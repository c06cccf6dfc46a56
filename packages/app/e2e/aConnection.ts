import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Page } from 'playwright';

/** A connection to the game that can be lost: its pages and their service worker get no answer then, whatever the browser believes. */
export async function aConnection(site: string) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const ahead = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, ahead],
      [ahead, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => [sockets.delete(from), to.destroy()]);
      from.pipe(to);
    }
  });
  const ownPort = await listen(server, hostname);
  const lose = async () => {
    const closed = new Promise((done) => server.close(done));
    sockets.forEach((socket) => socket.destroy());
    await closed;
  };
  return {
    site: `http://${hostname}:${ownPort}`,
    lose,
    /** Finds it again; the browser says so to the page. */
    find: async (page: Page) => {
      await listen(server, hostname, ownPort);
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
    stop: () => (server.listening ? lose() : Promise.resolve()),
  };
}

/** Answers the port. */
async function listen(server: Server, hostname: string, port = 0): Promise<number> {
  await new Promise<void>((listening) => server.listen(port, hostname, listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The connection does not listen.');
  return address.port;
}
