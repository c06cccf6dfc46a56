import { Agent, request } from 'node:http';

/** A sent request with its outcome: the status, or the error that ended it. */
export interface SentRequest {
  readonly at: number;
  readonly outcome: number | string;
}

/** Sends requests over one keep-alive connection until the server closes it, and adds each to `requests`. */
export async function requestUntilClosed(url: string, requests: SentRequest[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const at = performance.now();
    const outcome = await send(url, agent);
    requests.push({ at, outcome });
    if (typeof outcome === 'string') return;
  }
}

function send(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume().on('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 'cut short'));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message)).end();
  });
}
