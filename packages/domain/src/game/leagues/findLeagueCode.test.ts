import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { findLeagueCode } from './findLeagueCode.ts';
import { shareLink } from './shareLink.ts';

const base = 'https://rugby.example';
const timestamp = 1_785_000_000_000;
const invite = shareLink({ base, lang: 'en', edition: editions.trc }, 'league_invite', { timestamp, leagueCode: 'K7QTX4BD' });

test.each([
  ['a code', 'K7QTX4BD'],
  ['a code as it is read aloud', ' k7qt-x4bd '],
])('the code of a league is found in %s, which names no edition', (_, typed) => {
  expect(findLeagueCode(typed)).toEqual({ code: 'K7QTX4BD' });
});

test.each([
  ['the link of an invite', invite, 'trc'],
  ['the same in the text of a message', `Join my league: ${invite} before Friday`, 'trc'],
  ['the address of the page to join', `${base}/leagues/join/k7qtx4bd`, 'srp'],
  ['the same with a slash and a query', `${base}/rugby-championship/leagues/join/K7QTX4BD/?utm=mail`, 'trc'],
] as const)('the code of a league and its edition are found in %s', (_, typed, edition) => {
  expect(findLeagueCode(typed)).toEqual({ code: 'K7QTX4BD', edition: editions[edition] });
});

test.each([
  ['nothing', ''],
  ['a text that can be no code', '??'],
  ['the link of a team', shareLink({ base, lang: 'en', edition: editions.srp }, 'team', { timestamp, teamCode: 'K7QTX4BD' })],
  [
    'an invite with a code that can be none',
    shareLink({ base, lang: 'en', edition: editions.srp }, 'league_invite', { timestamp, leagueCode: '??' }),
  ],
  ['the address of another page', `${base}/league/4/table`],
  ['an address that cannot be decoded', `${base}/leagues/join/%E0%A4%A`],
])('no code is found in %s', (_, typed) => {
  expect(findLeagueCode(typed)).toBeUndefined();
});
