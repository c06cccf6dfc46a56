import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Starts listening on any free port of this machine and returns it. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(url).port);
}

/** The answer to raw bytes: its status, 0 for a connection that closes without an answer, and all that arrived. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends bytes over a connection of their own and resolves when the connection closes. `drip` is sent after them, a byte at a time, until
 * then.
 */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  drip?: { readonly byte: string; readonly everyMs: number },
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (drip !== undefined) timer = setInterval(() => socket.write(drip.byte), drip.everyMs);
    });
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}
