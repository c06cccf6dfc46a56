import type { Edition } from '@rugby/domain/editions';
import { createLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { LeagueRecord } from '../scenarios/LeagueRecord.ts';
import type { World } from '../scenarios/World.ts';
import { someRivals } from './rivals.ts';

/** A private league of two users, which the second one manages. */
export function aLeagueRecord(about: Partial<LeagueRecord> = {}): LeagueRecord {
  const id = about.id ?? 1;
  return {
    id,
    name: `League ${id}`,
    code: codeOfLeague(id),
    class: 'regular',
    privacy: 'private',
    startId: 1,
    subjectId: null,
    managerId: 2,
    memberIds: [2, 1],
    invites: [],
    ...about,
  };
}

/** The code of a league of the fake server, another one for each id. */
export function codeOfLeague(id: number): string {
  const first = [id, Math.floor(id / 27)];
  return createLeagueCode((count) => Array.from({ length: count }, (_, index) => (first[index] ?? id * 5 + index * 11) % 27));
}

/** The ids of the leagues of `someLeagues` that stories and tests open. */
export const leagueIds = {
  /** Private, started, managed by the user; seven teams with head-to-head and, from round 7 on, a cup. */
  managed: 1,
  /** Private, started; the user is a member. */
  member: 2,
  /** Public, started, of 1,316 teams; the user is a member. */
  large: 3,
  /** Public, scheduled, managed by the user. */
  scheduled: 4,
  /** Private; the user is invited. */
  invited: 5,
  /** Public; the user is invited. */
  invitedToPublic: 6,
  /** Public, scheduled; the user can join. */
  open: 7,
  /** Private; the user needs its code. */
  closed: 40,
  overall: 101,
  country: 102,
  squad: 103,
} as const;

type LeagueWorld = Pick<World, 'edition' | 'rounds' | 'squads' | 'team' | 'user' | 'now'>;

/** Leagues of every kind. A user with a team is in four of them and invited to two more; a user without one is only invited. */
export function someLeagues(world: LeagueWorld): readonly LeagueRecord[] {
  const { rounds, user, team } = world;
  const [first, last] = [rounds.at(0)?.id, rounds.at(-1)?.id];
  if (first === undefined || last === undefined) return [];
  const current = currentRound(rounds)?.id ?? first;
  const next = rounds.find(({ id, status }) => id > current && status === 'scheduled')?.id ?? last;
  const rivals = someRivals(world).map(({ userId }) => userId);
  const spread = (count: number, from: number) => {
    const chosen = rivals.filter((_, index) => (index + from) % Math.max(1, Math.floor(rivals.length / count)) === 0);
    return chosen.length === 0 ? [2] : chosen.slice(0, count);
  };
  const own = user === null || team === null ? [] : [user.id];
  const waiting = (id: number, invitedBy: number, days: number) =>
    user === null ? [] : [{ id, email: user.email, invitedBy, sentAt: daysBefore(world.now, days) }];
  const led = (about: Partial<LeagueRecord>, members: readonly number[]) =>
    aLeagueRecord({ startId: first, ...about, managerId: members[0] ?? 2, memberIds: members });
  const [brothers, wanderers] = [spread(9, 5), spread(64, 6)];
  return [
    led(
      {
        id: leagueIds.managed,
        name: 'Thursday Night Tackles',
        invites: someSent(world.now),
        contests: { 'head-to-head': first, cup: first },
      },
      [...own, ...spread(6, 1)],
    ),
    led({ id: leagueIds.member, name: 'Harbour Bridge Office' }, [...spread(17, 2), ...own]),
    led({ id: leagueIds.large, name: 'Grassroots Open', privacy: 'public' }, [...spread(1315, 3), ...own]),
    led({ id: leagueIds.scheduled, name: 'Second Half of the Season', privacy: 'public', startId: next }, [
      ...own,
      ...spread(10, 4),
    ]),
    led(
      { id: leagueIds.invited, name: 'Breakdown Brothers', startId: current, invites: waiting(1, brothers[0] ?? 2, 1) },
      brothers,
    ),
    led(
      {
        id: leagueIds.invitedToPublic,
        name: 'Wellington Wanderers',
        privacy: 'public',
        invites: waiting(2, wanderers[0] ?? 2, 3),
      },
      wanderers,
    ),
    ...places.map((place, index) =>
      led(
        { id: leagueIds.open + index, name: `${place} Open`, privacy: 'public', startId: index === 0 ? next : first },
        spread(90 - 3 * index, index),
      ),
    ),
    led({ id: leagueIds.closed, name: 'Closed Shop' }, spread(12, 8)),
    ...automaticLeagues(world, first, rivals),
  ];
}

/** Of the rivals, four in ten live in the country of the league, and one in fourteen supports its squad. */
function automaticLeagues({ squads, edition }: LeagueWorld, startId: number, rivals: readonly number[]): readonly LeagueRecord[] {
  const automatic = { code: null, privacy: 'public', startId, managerId: null, memberIds: rivals, invites: [] } as const;
  const supported = squads.find(({ abbreviation }) => abbreviation === supportedIn[edition.id]);
  const compatriots = rivals.filter((_, index) => index % 5 < 2);
  const supporters = rivals.filter((_, index) => index % 14 === 3);
  return [
    { ...automatic, id: leagueIds.overall, name: '', class: 'overall', subjectId: null },
    { ...automatic, id: leagueIds.country, name: '', class: 'country', subjectId: 554, memberIds: compatriots },
    ...(supported === undefined
      ? []
      : [
          {
            ...automatic,
            id: leagueIds.squad,
            name: '',
            class: 'squad' as const,
            subjectId: supported.id,
            memberIds: supporters,
          },
        ]),
  ];
}

const supportedIn: Readonly<Record<Edition['id'], string>> = { srp: 'HURR', trc: 'NZ' };

function someSent(now: string): LeagueRecord['invites'] {
  return [{ id: 3, email: 'tevita@example.com', invitedBy: 1, sentAt: daysBefore(now, 4) }];
}

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 24 * 3_600_000).toISOString();
}

const places =
  'Porirua Timaru Suva Apia Ballarat Nadi Whanganui Dubbo Gore Ōtaki Lautoka Ōamaru Hāwera Orange Bathurst Nelson Tāupo Labasa Rotorua Mackay Cairns Levin Taree Bluff'.split(
    ' ',
  );
