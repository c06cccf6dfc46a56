import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { envelopeOf } from '@rugby/domain/contract/envelope';
import { playersFile } from '@rugby/domain/contract/players';
import { z } from '@rugby/domain/contract/schema';
import { autopickTeam } from '@rugby/domain/contract/team/team';

/** A user with a saved team who trades one player for another and back. */
export interface Trader {
  /** Of the session. */
  readonly cookie: string;
  /** Throws when the trade is refused. */
  readonly trade: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: unknown;
}

type Post = (path: string, body: object) => Promise<Answer>;

const agent = new Agent({ keepAlive: true });
const positions = ['prop', 'hooker', 'lock', 'loose_forward', 'scrum_half', 'fly_half', 'centre', 'outside_back'];

/** Registers user number `index` at a running game, and saves the team that autopick proposes. */
export async function traderAt(game: string, index: number): Promise<Trader> {
  const { cookie } = await send(`${game}/api/en/user/register`, '', registrationOf(index));
  const post: Post = (path, body) => send(`${game}/api/en/fantasy/${path}`, cookie, body);
  const picked = successOf(await post('team/autopick', { lineup: emptyLineup, captainId: null }));
  const { lineup, captainId } = z.parse(envelopeOf(autopickTeam.success), picked).success.team;
  successOf(await post('team/update', { lineup, captainId }));
  const [out = 0] = lineup.hooker;
  let pair = { out, in: await substituteFor(out, game, post) };
  return {
    cookie,
    async trade() {
      successOf(await post('trade/make', { tradePairs: [pair] }));
      pair = { out: pair.in, in: pair.out };
    },
  };
}

const emptyLineup = Object.fromEntries(positions.map((position) => [position, []]));

/** Finds the first hooker whom the rules accept for the player `out`. Trades them in and back to check. */
async function substituteFor(out: number, game: string, post: Post): Promise<number> {
  const players = z.parse(playersFile.schema, await (await fetch(`${game}/json/players.json`)).json());
  const hookers = players.filter(({ id, position, status }) => position === 'hooker' && status !== 'eliminated' && id !== out);
  for (const { id } of hookers) {
    const { status } = await post('trade/make', { tradePairs: [{ out, in: id }] });
    if (status !== 200) continue;
    successOf(await post('trade/make', { tradePairs: [{ out: id, in: out }] }));
    return id;
  }
  throw new Error('No hooker may come in.');
}

function successOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`The game answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Uses keep-alive connections, and less processor time than `fetch`: the measured game runs on the same machine. */
function send(url: string, cookie: string, content: object): Promise<Answer> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((answered, failed) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1).join(''));
        answered({ status: answer.statusCode ?? 0, cookie: cookies.join('; '), body: JSON.parse(text) });
      });
    });
    sent.on('error', failed).end(JSON.stringify(content));
  });
}

/** A valid registration form, different for each index. */
export function registrationOf(index: number) {
  return {
    email: `trader${index}@example.org`,
    password: 'Scrum-half9x',
    displayName: `Trader ${index}`,
    firstName: 'Mere',
    lastName: 'Kahu',
    dob: '31/12/1990',
    gender: 'prefer_not_to_say',
    countryOfResidenceId: '554',
    supportedSquadId: 0,
    terms: true,
  };
}
