import { endReminders } from '@rugby/domain/contract/account/reminders';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { findPlayer, squadById } from '@rugby/domain/game/model/lookup';
import { displayPrice } from '@rugby/domain/game/model/money';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import type { ReplacedPlayer, TeamReminder } from '@rugby/domain/game/reminders/teamReminder';
import { localTime, placeAndZone, cityOf } from '@rugby/domain/game/season/localTime';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { venueZone } from '@rugby/domain/game/season/venueZones';
import type { Words } from '@rugby/domain/i18n/keys';
import { upperFirst } from 'es-toolkit';
import type { MailContent, MailSign, MailSwap } from '../mail/MailContent.ts';
import { oneClickUrl } from '../mail/oneClickUrl.ts';
import { jerseyPathOf } from '../mail/picturePaths.ts';
import type { Mail } from '../mail/queueMail.ts';

export interface Reminded {
  readonly to: string;
  readonly team: SavedTeam;
  readonly reminder: TeamReminder;
  /** Switches reminders off without a session. */
  readonly token: string;
  readonly world: GameWorld;
}

interface MailDeps {
  readonly words: Words;
  readonly publicUrl: string;
}

const HOUR_MS = 3_600_000;

/** The mail that reminds a user of their team. It leads to the team with the swaps filled in, and changes nothing by itself. [B15] */
export function reminderMailOf({ to, team, reminder, token, world }: Reminded, { words, publicUrl }: MailDeps): Mail {
  const site = `${publicUrl}${world.edition.basePath}`;
  const hours = Math.floor((reminder.lockAt - world.now) / HOUR_MS);
  const common = {
    tag: hours < 1 ? words('mail.reminder.lastHour') : words('mail.reminder.hoursLeft', { count: hours }),
    reason: words('mail.reminder.reason'),
    links: [
      { label: words('mail.reminder.off'), url: `${site}/reminders?unsubscribe=${token}` },
      { label: words('mail.reminder.change'), url: `${site}/account#notifications` },
    ],
  };
  const lock = lockSentence(reminder.lockAt, world, words);
  const swaps = reminder.kind === 'absent' ? reminder.absent.flatMap(({ swap }) => swap ?? []) : [];
  const named = { world, ids: [...playerIds(team.lineup), ...swaps.map((swap) => swap.in)] };
  const about =
    reminder.kind === 'incomplete' ? ofIncomplete(reminder, lock, words) : ofAbsent(reminder, lock, named, { words, publicUrl });
  const action =
    swaps.length > 0
      ? { label: words('mail.reminder.fill'), url: `${site}/my-team?transfers=suggested` }
      : { label: words('mail.reminder.open'), url: `${site}/my-team` };
  return {
    to,
    edition: world.edition,
    expiresAt: new Date(Date.now() + reminder.lockAt - world.now),
    unsubscribeUrl: oneClickUrl(endReminders, token, { publicUrl, edition: world.edition }),
    content: { ...common, ...about, action },
  };
}

/** The players whom the mail may name: they are distinguished from each other. */
interface NamedPlayers {
  readonly world: GameWorld;
  readonly ids: readonly number[];
}

function nameOf(id: number, { ids, world }: NamedPlayers): string {
  return distinctNameOf(id, ids, world);
}

type About = Pick<MailContent, 'subject' | 'heading' | 'paragraphs' | 'notes' | 'swaps'>;

function ofIncomplete({ free }: Extract<TeamReminder, { kind: 'incomplete' }>, lock: string, words: Words): About {
  const heading = words('mail.reminder.incomplete', { count: free });
  return { subject: heading, heading, paragraphs: [lock, words('mail.reminder.incompleteText')], notes: [] };
}

function ofAbsent(
  { absent, budget, budgetAfter, captainId }: Extract<TeamReminder, { kind: 'absent' }>,
  lock: string,
  named: NamedPlayers,
  deps: MailDeps,
): About {
  const { words } = deps;
  const heading = words('mail.reminder.absent', { count: absent.length });
  const swapped = absent.filter(({ swap }) => swap !== null);
  const captainLeaves = swapped.some(({ playerId }) => playerId === captainId);
  const captain =
    captainId === null || captainLeaves
      ? words('mail.reminder.chooseCaptain')
      : words('mail.reminder.captain', { captain: nameOf(captainId, named) });
  const after = `${words('mail.reminder.budgetAfter', { count: swapped.length, budget: displayPrice(budgetAfter) })} ${captain}`;
  return {
    subject: heading,
    heading,
    paragraphs: [lock],
    swaps: {
      out: words('mail.reminder.outHeading'),
      in: words('mail.reminder.inHeading', { budget: displayPrice(budget) }),
      rows: absent.map((player) => swapRow(player, named, deps)),
      ...(swapped.length > 0 && { after }),
    },
    notes: swapped.length === 0 ? [] : [words('mail.reminder.nothingChanges')],
  };
}

function swapRow({ playerId, jersey, reason, swap }: ReplacedPlayer, named: NamedPlayers, deps: MailDeps): MailSwap {
  const { words } = deps;
  const { world } = named;
  const why = reason === 'resting' ? words('mail.reminder.resting') : words(`team.status.${reason}`);
  const out = {
    ...playerOf(playerId, jersey, `${why}, ${factsOf(playerId, world, words)}`, named, deps),
    sign: reason === 'injured' ? signs.injured : signs.absent,
  };
  if (swap === null) return { out, in: { name: words('mail.reminder.noSwap'), detail: words('mail.reminder.noSwapText') } };
  const average = world.players.get(swap.in)?.stats.avgPoints ?? null;
  const averages = average === null ? '' : `, ${words('mail.reminder.averages', { points: average.toFixed(1) })}`;
  const into = playerOf(swap.in, jersey, upperFirst(`${factsOf(swap.in, world, words)}${averages}`), named, deps);
  return { out, in: { ...into, ...(world.players.get(swap.in)?.status === 'starting' && { sign: signs.playing }) } };
}

const signs = {
  injured: { character: '✚', tone: 'danger' },
  absent: { character: '⊖', tone: 'danger' },
  playing: { character: '✓', tone: 'positive' },
} as const satisfies Record<string, MailSign>;

/** A player in the jersey of their squad, where the edition has its kit. */
function playerOf(id: number, jersey: number, detail: string, named: NamedPlayers, { publicUrl }: MailDeps): MailSwap['out'] {
  const { world } = named;
  const { edition } = world;
  const squad = squadById(findPlayer(id, world)?.squadId ?? 0, world).abbreviation;
  const hasKit = Object.hasOwn(edition.kits, squad);
  return {
    ...(hasKit && { jersey: `${publicUrl}${jerseyPathOf(edition, squad, jersey)}` }),
    name: nameOf(id, named),
    detail,
  };
}

/** Position and price of a player. */
function factsOf(playerId: number, { players }: GameWorld, words: Words): string {
  const player = players.get(playerId);
  if (player === undefined) return '';
  return words('mail.reminder.facts', {
    position: words(`mail.reminder.position.${player.position}`),
    price: displayPrice(player.cost),
  });
}

/** When the round locks: its next match, in the time of its venue. */
function lockSentence(lockAt: number, { rounds }: GameWorld, words: Words): string {
  const round = currentRound(rounds);
  const fixture = round?.fixtures.find(({ date }) => Date.parse(date) === lockAt);
  const zone = venueZone(fixture?.venueName ?? '') ?? 'UTC';
  const { date, time, zone: zoneName } = localTime(new Date(lockAt).toISOString(), zone);
  return words('mail.reminder.lock', {
    round: round?.roundNumber ?? '',
    home: fixture?.homeSquadName ?? '',
    away: fixture?.awaySquadName ?? '',
    date,
    time,
    place: placeAndZone(cityOf(zone), zoneName),
  });
}
