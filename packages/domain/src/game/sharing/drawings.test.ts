import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { createKit, type KitPattern, neutralKit } from '../../kits.ts';
import { drawInviteBanner } from './drawInviteBanner.ts';
import { drawLeaguePicture } from './drawLeaguePicture.ts';
import { drawMailJersey } from './drawMailJersey.ts';
import { drawTeamPicture } from './drawTeamPicture.ts';
import type { PictureBadge, PicturedPlayer, TeamPicture } from './TeamPicture.ts';

// A browser shows the files in `drawings`. After a change that is meant, look at them and run the test with --update.
const patterns: readonly KitPattern[] = ['plain', 'hoops', 'stripes', 'yoke', 'sash', 'halves'];

function aPlayer(pattern: KitPattern, about: Partial<PicturedPlayer>): PicturedPlayer {
  const kit = createKit('#0B1B3B', '#F2C230', '#FFFFFF', pattern, '#FFFFFF', pattern === 'plain' ? null : '#0B1B3B', '#FFFFFF');
  return { name: 'Ravula', squad: 'FIJ', kit, points: '14', ...about };
}

const captaincy: PictureBadge = { label: 'C', tone: 'accent' };
const booster: PictureBadge = { label: '3×', tone: 'highlight' };
const players = new Map<number, PicturedPlayer>([
  ...patterns.map((pattern, index) => [index + 1, aPlayer(pattern, {})] as const),
  [9, aPlayer('plain', { badge: captaincy })],
  [10, aPlayer('plain', { badge: booster, points: '' })],
  [15, aPlayer('plain', { name: 'Fifita-Tuipulotu-Vunipola', points: '-3', kit: neutralKit(1) })],
]);

const picture: TeamPicture = {
  edition: editions.srp,
  host: 'game.example',
  teamName: 'Mereana’s Marauders',
  round: 'Round 7, final',
  points: '462',
  rank: { place: '391st', of: 'of 48,310' },
  average: 'Average 246',
  captain: 'Ravula, 114, Triple Captain',
  players,
};
const { rank: _, average: __, ...unranked } = picture;
const longName = 'The Long Name of a Team on Two Lines';

test.each([
  ['team-wide', () => drawTeamPicture(picture, 'wide')],
  ['team-tall', () => drawTeamPicture({ ...picture, edition: editions.trc, points: '7', players: new Map() }, 'tall')],
  ['team-wide-unranked', () => drawTeamPicture({ ...unranked, teamName: longName, players: new Map() }, 'wide')],
  ['team-tall-unranked', () => drawTeamPicture({ ...unranked, teamName: longName, players: new Map() }, 'tall')],
  [
    'league',
    () =>
      drawLeaguePicture({
        edition: editions.srp,
        host: 'game.example',
        tag: 'Private league',
        name: longName,
        facts: ['7 teams', 'Starts in round 4'],
      }),
  ],
  ['invite-banner', () => drawInviteBanner(editions.trc)],
  ['mail-jersey', () => drawMailJersey(editions.trc, 'NZ', 10) ?? ''],
])('the drawing %s is the one that was looked at [B16]', async (name, draw) => {
  await expect(draw()).toMatchFileSnapshot(`drawings/${name}.svg`);
});

test('a mail has no jersey of an unknown squad, nor one with another number than 1 to 15', () => {
  const jerseyOf = (squad: string, number: number) => drawMailJersey(editions.trc, squad, number);
  expect([1, 15].every((number) => jerseyOf('NZ', number) !== undefined)).toBe(true);
  expect([0, 16, 1.5, Number.NaN].map((number) => jerseyOf('NZ', number))).toEqual([undefined, undefined, undefined, undefined]);
  expect([jerseyOf('XXX', 10), jerseyOf('constructor', 10)]).toEqual([undefined, undefined]);
});
