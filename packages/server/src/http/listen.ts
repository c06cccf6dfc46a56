import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { codeOf, StartError } from '../config/StartError.ts';

/**
 * Throws the `StartError` of `listen` for a port that cannot be used, and takes nothing. Seasons take a while to create: an operator
 * learns before that the port is in use.
 */
export async function assertPortIsFree({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  // A process of many shares the port with the others.
  if (port === 0 || cluster.isWorker) return;
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw new StartError(describeListenError(codeOf(error), host, port), { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Starts listening and returns the URL for users of this machine. Throws a `StartError` for a port that is in use or not
 * permitted, and for an unknown host.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(describeListenError(codeOf(error), host, port), { cause: error });
  }
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return siteOn(host, taken);
}

/** The URL of a port for users of this machine. */
export function siteOn(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function describeListenError(code: string | undefined, host: string, port: number): string {
  const other = port === 3000 ? 3001 : 3000;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what uses it or choose another with PORT=${other} npm start.`;
  if (code === 'EACCES') return `This user may not use port ${port}. Choose another with PORT=${other} npm start.`;
  return `The server cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}). Choose another host with HOST=localhost npm start.`;
}
