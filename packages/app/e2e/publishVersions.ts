import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The running game behind another address, where a new version of the site can be published: its service worker knows none of the page's files. */
export async function publishVersions(site: string) {
  let isPublished = false;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', site);
    const isWorker = pathname === '/serviceWorker.js';
    const { 'accept-encoding': _, ...plain } = asked.headers;
    const headers = isWorker ? plain : asked.headers;
    const ahead = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (found) => {
      if (!isWorker || !isPublished) {
        answer.writeHead(found.statusCode ?? 500, found.headers);
        found.pipe(answer);
        return;
      }
      const { 'content-length': __, ...rest } = found.headers;
      answer.writeHead(200, rest);
      const parts: Buffer[] = [];
      found.on('data', (part: Buffer) => parts.push(part));
      found.on('end', () => answer.end(Buffer.concat(parts).toString().replaceAll('/assets/', '/assets/new-')));
    });
    ahead.on('error', () => answer.destroy());
    asked.pipe(ahead);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    site: `http://localhost:${port}/`,
    publish: () => {
      isPublished = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function addressOf(address: ReturnType<ReturnType<typeof createServer>['address']>): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.');
  return address;
}
