import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { liveUpdates } from '@rugby/domain/contract/live';
import { z } from '@rugby/domain/contract/schema';

/** What the clients report: all have received a state, for the first time or again, the last one at `at`, in milliseconds since 1970. */
export interface ClientsReport {
  readonly round: number;
  readonly at: number;
}

// A worker: opens many streams and reports each time that all of them have received another state.
const { port, path, count } = z.parse(z.object({ port: z.int(), path: z.string(), count: z.int() }), workerData);
const atOnce = 100;
const received: number[] = [];
const eventLine = new RegExp(`^event: ${liveUpdates.event}$`, 'gm');

for (let first = 0; first < count; first += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, open));
}

/** Resolves with the first state. */
function open(): Promise<void> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    let states = 0;
    socket.setEncoding('latin1').on('data', (text: string) => {
      for (const _ of text.matchAll(eventLine)) {
        countState(states);
        states += 1;
        opened();
      }
    });
    socket.on('error', failed).on('close', () => failed(new Error('The server closed a stream.')));
  });
}

function countState(round: number): void {
  received[round] = (received[round] ?? 0) + 1;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  if (received[round] === count) parentPort?.postMessage({ round, at: Date.now() } satisfies ClientsReport);
}
