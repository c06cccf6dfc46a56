import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SlowestClient } from './refuseSlowBodies.ts';

/** What a connection last did with its answers. */
interface ReadProgress {
  /** When it last had read all, or something more. */
  readonly since: number;
  /** Bytes that had left the server by then; those of a single write count when all of it has. */
  readonly sent: number;
}

/**
 * Closes each connection that reads too slowly what is written to it: the rest waits in the memory of the server. What the network holds for it
 * costs no memory here, and counts as read.
 */
export function closeSlowReaders(app: FastifyInstance, { graceMs, readBytesPerSecond }: SlowestClient): void {
  const connections = new Map<Socket, ReadProgress>();
  app.server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now(), sent: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of connections) {
      const waiting = socket.writableLength;
      const sent = socket.bytesWritten - waiting;
      if (waiting === 0 || sent > last.sent) connections.set(socket, { since: now, sent });
      else if (now - last.since > graceMs + (waiting / readBytesPerSecond) * 1000) socket.destroy();
    }
  }, graceMs / 5);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
