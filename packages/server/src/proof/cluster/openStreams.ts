import { type IncomingMessage, request } from 'node:http';

const PER_NETWORK = 100;

/** Opens streams of a site without TLS, as users of many networks do. Returns the statuses of the answers, and closes all with `close`. */
export async function openStreams(
  site: string,
  count: number,
): Promise<{ readonly statuses: readonly (number | undefined)[]; readonly close: () => void }> {
  const answers: IncomingMessage[] = [];
  for (let first = 0; first < count; first += PER_NETWORK) {
    const network = `10.1.${first / PER_NETWORK}.1`;
    const size = Math.min(PER_NETWORK, count - first);
    answers.push(...(await Promise.all(Array.from({ length: size }, () => openStream(site, network)))));
  }
  return {
    statuses: answers.map(({ statusCode }) => statusCode),
    close: () => answers.forEach((answer) => answer.destroy()),
  };
}

async function openStream(site: string, network: string): Promise<IncomingMessage> {
  const asked = request(`${site}/api/en/fantasy/live`, { agent: false, headers: { 'x-forwarded-for': network } }).end();
  const answered = new Promise<IncomingMessage>((resolve, reject) => asked.once('response', resolve).once('error', reject));
  const answer = await answered;
  // A proxy may end a stream at any time.
  answer.on('error', () => {});
  answer.resume();
  return answer;
}
