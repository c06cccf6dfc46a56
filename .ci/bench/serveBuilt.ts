import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Built } from './buildSite.ts';

const compress = promisify(brotliCompress);

/** A built page that is served until it is closed. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the files of a build in brotli on a free port of this machine. A build without a page gets an empty one that runs its first script. */
export async function serveBuilt(built: Built): Promise<ServedPage> {
  const page = ['/index.html', await compress(emptyPage(built))] as const;
  const files = new Map<string, Buffer>([
    page,
    ...(await Promise.all(
      built.map(async (file) => [`/${file.fileName}`, await compress(file.type === 'chunk' ? file.code : file.source)] as const),
    )),
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const content = files.get(path);
    if (content === undefined) response.writeHead(404).end();
    else {
      const type = types[extname(path)] ?? 'application/octet-stream';
      response
        .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'max-age=31536000' })
        .end(content);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The page is not served.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

function emptyPage(built: Built): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1" /></head>
<body><script type="module" src="/${built[0]?.fileName}"></script></body></html>`;
}
