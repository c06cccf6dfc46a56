import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { addressOf, otherAddressesOf } from './address.ts';
import { checksumsFile } from './checksums.ts';
import { getDashboard } from './dashboard.ts';
import { getGamebar } from './gamebar.ts';
import { countriesFile } from './geo/countries.ts';
import { advertsFile } from './landing.ts';
import { createLeague, showLeague } from './league/league.ts';
import { getInvites } from './league/leagueInvites.ts';
import { getLeagues } from './league/leagues.ts';
import { jsonAddressOf } from './jsonFile.ts';
import { playersFile } from './players.ts';
import { getLeagueRanking, getRanking } from './ranking.ts';
import { roundsFile } from './rounds.ts';
import { z } from './schema.ts';
import { squadsFile } from './squads.ts';
import { applyBooster, removeBoosterByGet } from './team/boosters.ts';
import { autopickTeam, changeCaptain, showMyTeam, teamOfUser, updateTeam } from './team/team.ts';
import { historyOfUser, showMyTeamHistory } from './team/teamHistory.ts';
import { makeTrades } from './team/trades.ts';
import { wirePlayerStatus, wirePosition, wireProgress } from './spellings.ts';
import { getUser, register, registerForGame } from './account/user.ts';

describe('addresses', () => {
  it.each([
    [getDashboard, 'dashboard'],
    [showMyTeam, 'team/show-my'],
    [autopickTeam, 'team/autopick'],
    [updateTeam, 'team/update'],
    [changeCaptain, 'team/change-captain'],
    [teamOfUser, 'team/get-by-user/:userId'],
    [showMyTeamHistory, 'team-history/show-my/:roundId'],
    [historyOfUser, 'team-history/get-by-round-and-user/:roundId/:userId'],
    [applyBooster, 'team/booster'],
    [removeBoosterByGet, 'team/booster/:boosterId'],
    [makeTrades, 'trade/make'],
    [getRanking, 'ranking'],
    [getLeagueRanking, 'ranking/league/:leagueId'],
    [getGamebar, 'ranking/gamebar'],
  ])('game calls carry language, fantasy and in the championship trc [G-004, G-333, A-304]', (endpoint, path) => {
    expect([editions.srp, editions.trc].map((edition) => addressOf(endpoint, edition, 'en'))).toEqual([
      `/api/en/fantasy/${path}`,
      `/api/en/fantasy/trc/${path}`,
    ]);
  });
  it('every call carries the code of the language that is asked for [A-008, A-304]', () => {
    expect([getDashboard, register, getUser].map((endpoint) => addressOf(endpoint, editions.trc, 'mi'))).toEqual([
      '/api/mi/fantasy/trc/dashboard',
      '/api/mi/trc/user/register',
      '/api/mi/user',
    ]);
    expect(otherAddressesOf(register, editions.trc, 'mi')).toEqual(['/api/mi/user/register/trc']);
    expect(otherAddressesOf(showMyTeam, editions.srp, 'mi')).toEqual(['/api/mi/team/show-my']);
  });
  it('registration takes trc before or after [G-005, A-008, A-347]', () => {
    for (const [endpoint, path] of [
      [register, 'user/register'],
      [registerForGame, 'user/register-for-game'],
    ] as const) {
      expect(addressOf(endpoint, editions.srp, 'en')).toBe(`/api/en/${path}`);
      expect(addressOf(endpoint, editions.trc, 'en')).toBe(`/api/en/trc/${path}`);
      expect(otherAddressesOf(endpoint, editions.trc, 'en')).toEqual([`/api/en/${path}/trc`]);
      expect(otherAddressesOf(endpoint, editions.srp, 'en')).toEqual([]);
    }
  });
  it.each([
    [showMyTeam, 'team/show-my'],
    [createLeague, 'league'],
    [showLeague, 'league/:leagueId'],
    [getLeagues, 'leagues'],
    [getInvites, 'leagues/invites'],
    [historyOfUser, 'team-history/get-by-round-and-user/:roundId/:userId'],
  ])('calls of teams and of leagues are also answered without fantasy [A-323, A-325, A-333]', (endpoint, path) => {
    expect([editions.srp, editions.trc].map((edition) => otherAddressesOf(endpoint, edition, 'en'))).toEqual([
      [`/api/en/${path}`],
      [`/api/en/trc/${path}`],
    ]);
  });
  it('other game calls are not answered without fantasy', () => {
    expect(otherAddressesOf(getDashboard, editions.trc, 'en')).toEqual([]);
  });
});

describe('the address of a published file', () => {
  it.each([
    ['checksums', checksumsFile],
    ['rounds', roundsFile],
    ['players', playersFile],
    ['squads', squadsFile],
  ])('has the edition: %s [A-339, G-346, G-351]', (name, file) => {
    expect([editions.srp, editions.trc].map((edition) => jsonAddressOf(file, edition))).toEqual([
      `/json/${name}.json`,
      `/json/trc/${name}.json`,
    ]);
  });
  it('of countries is the same for all editions [A-339, G-346, G-347]', () => {
    expect([editions.srp, editions.trc].map((edition) => jsonAddressOf(countriesFile, edition))).toEqual([
      '/json/countries.json',
      '/json/countries.json',
    ]);
  });
  it('of the advertisements has the edition, and the file is a list [A-337, A-348]', () => {
    expect([editions.srp, editions.trc].map((edition) => jsonAddressOf(advertsFile, edition))).toEqual([
      '/json/ads.json',
      '/json/trc/ads.json',
    ]);
    const advert = { countryId: 'ROW', link1: 'https://example.org/boots', text1: 'Boots for heavy ground' };
    expect(advertsFile.schema.safeParse([advert]).success).toBe(true);
    expect([{ data: [advert] }, advert, null].filter((file) => advertsFile.schema.safeParse(file).success)).toEqual([]);
  });
});

describe('spellings of the wire', () => {
  it.each(['complete', 'Complete', 'completed'])('a status %s is complete [G-136]', (text) =>
    expect(z.parse(wireProgress, text)).toBe('complete'),
  );
  it.each([
    ['not selected', 'not-selected'],
    ['not-selected', 'not-selected'],
    ['Not_Selected', 'not-selected'],
    ['Uncertain', 'uncertain'],
  ])('a player %s is %s [G-176]', (text, status) => {
    expect(z.parse(wirePlayerStatus, text)).toBe(status);
  });
  it.each([
    ['loose forward', 'loose_forward'],
    ['Fly-Half', 'fly_half'],
    ['center', 'centre'],
  ])('the position %s is %s [G-152]', (text, position) => expect(z.parse(wirePosition, text)).toBe(position));
  it('an unknown spelling is refused', () => expect(z.safeParse(wirePosition, 'goalkeeper').success).toBe(false));
});

it('the game bar of a server without the figures of a round among all teams has none of them [G-344]', () => {
  const figures = { roundPoints: 52, totalPoints: 310, rank: 4, roundRank: 9, isProvisional: false };
  const unknown = { roundTeams: null, roundAverage: null, roundHighest: null, rankAfterRound: null, placesWon: null, rounds: [] };
  expect(z.parse(getGamebar.success, figures)).toEqual({ ...figures, ...unknown });
});

describe('published files', () => {
  const round = {
    id: 9,
    startDate: '2026-02-13T06:05:00+00:00',
    tournaments: [{ id: 1, date: '2026-02-13T19:05:00+13:00', homeSquadId: 1, awaySquadId: 2 }],
  };

  it('a round without a number takes its position in the list, without a stage it is group [G-129, G-135]', () => {
    const [, second] = z.parse(roundsFile.schema, [round, { ...round, id: 11 }]);
    expect(second).toMatchObject({ id: 11, roundNumber: 2, roundStage: 'group', status: 'scheduled' });
  });
  it.each(['complete', 'Complete', 'completed'])('a round and a match are complete when their status is %s [G-136]', (status) => {
    const written = { ...round, status, tournaments: round.tournaments.map((match) => ({ ...match, status })) };
    const [read] = z.parse(roundsFile.schema, [written]);
    expect([read?.status, read?.fixtures[0]?.status]).toEqual(['complete', 'complete']);
  });

  it('matches arrive as tournaments and become fixtures with UTC kick-offs [G-133, G-139]', () => {
    const [first] = z.parse(roundsFile.schema, [round]);
    expect(first?.fixtures).toMatchObject([{ id: 1, date: '2026-02-13T06:05:00.000Z', homeScore: null }]);
  });
  it('the first entry of a position list counts, an empty list is refused [G-151]', () => {
    const player = {
      id: 1,
      feedId: 2,
      firstName: 'A',
      lastName: 'B',
      squadId: 1,
      position: ['centre', 'outside back'],
      cost: 5_000_000,
    };
    expect(z.parse(playersFile.schema, [player])[0]).toMatchObject({
      position: 'centre',
      status: 'uncertain',
      stats: { totalPoints: 0, avgPoints: null },
    });
    expect(z.safeParse(playersFile.schema, [{ ...player, position: [] }]).success).toBe(false);
  });
});
