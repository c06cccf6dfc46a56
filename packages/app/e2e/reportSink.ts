import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A receiver of error reports on this machine. */
export interface ReportSink {
  readonly dsn: string;
  /** The bodies that were received, in order. */
  readonly received: readonly string[];
  readonly close: () => Promise<void>;
}

/** Listens on a free port, and accepts every report from every page. */
export async function openReportSink(): Promise<ReportSink> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => received.push(body));
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dsn: `http://key@127.0.0.1:${portOf(server.address())}/7`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The sink listens on no port.');
  return address.port;
}
