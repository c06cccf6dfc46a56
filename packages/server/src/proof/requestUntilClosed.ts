import { Agent, request } from 'node:http';

/** A request that was sent, and what became of it: its status, or the error that cut it. */
export interface SentRequest {
  readonly at: number;
  readonly outcome: number | string;
}

/** Asks over one connection that stays open, again and again, until nobody answers. */
export async function requestUntilClosed(url: string): Promise<readonly SentRequest[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked: SentRequest[] = [];
  for (;;) {
    const at = performance.now();
    const outcome = await send(url, agent);
    asked.push({ at, outcome });
    if (typeof outcome === 'string') return asked;
  }
}

function send(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume().on('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 'cut short'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message)).end();
  });
}
