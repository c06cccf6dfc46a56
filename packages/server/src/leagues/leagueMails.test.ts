import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { aLeague } from '@rugby/domain/testing/aLeague';
import { testFixture, testRound } from '@rugby/domain/testing/testWorld';
import { expect, it } from 'vitest';
import { inviteMailOf } from './leagueMails.ts';

it.each([
  ['Eden Park', '14/02/2026 in Auckland (NZDT)'],
  ['Ellis Park', '13/02/2026 in Johannesburg (SAST)'],
  ['a ground that nobody knows', '13/02/2026 in UTC'],
])('an invite names the day of the first match as it is at %s [A-328, B7]', (venueName, day) => {
  const rounds = [testRound(8, 'scheduled', [testFixture({ id: 1, date: '2026-02-13T20:05:00.000Z', venueName })])];
  const words = createWords(catalog, 'en-US');
  const invite = { to: 'ana@example.org', league: aLeague(), inviter: 'Mere K', token: 'a', edition: editions.srp, rounds };
  const { content } = inviteMailOf(invite, { words, publicUrl: 'http://fantasy.example' });
  expect(content.facts).toContainEqual({ name: 'Starts', value: `Round 8, ${day}` });
});
