import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import type { Cup, CupTie } from '@rugby/domain/game/model/contest';
import { expect, it } from 'vitest';
import { cupText } from './cupText.ts';

const words = createWords(catalog, 'en-US');
const side = (entry: number, points: number | null) => ({
  entry,
  points,
  captainPoints: null,
  playersToPlay: null,
  playersInPlay: null,
});
const tie = (home: CupTie['home'], away: CupTie['away'], status: CupTie['status']): CupTie => ({
  home,
  away,
  status,
  winner: null,
  leader: null,
  decidedBy: null,
});
const entry = (number: number, teamName: string) => ({
  entry: number,
  userId: number,
  displayName: null,
  teamName,
  hasLeft: false,
});

function aCup(status: 'scheduled' | 'playing', ties: readonly CupTie[], champion: number | null = null): Cup {
  return {
    state: 'playing',
    seed: '7F3A',
    firstRoundId: 5,
    entries: [entry(1, 'Ruck and Roll'), entry(2, 'Marauders'), entry(3, 'Sin Bin Diesel')],
    ownEntry: 2,
    isProvisional: true,
    stages: [{ roundId: 5, status, ties }],
    champion,
  };
}

it('shares the ties of the stage that is played, with their points [B22]', () => {
  const ties = [tie(side(1, 1268), null, 'complete'), tie(side(2, 251), side(3, 197), 'playing')];
  expect(cupText(aCup('playing', ties), 'Thursday', words)).toBe(
    'Cup of the league Thursday: Semi-finals\nMarauders 251 – Sin Bin Diesel 197',
  );
});

it('shares the ties of a stage to come without points [B22]', () => {
  const ties = [tie(side(1, null), side(2, null), 'scheduled')];
  expect(cupText(aCup('scheduled', ties), 'Thursday', words)).toBe(
    'Cup of the league Thursday: Final\nRuck and Roll – Marauders',
  );
});

it('shares who has won the cup [B22]', () => {
  expect(cupText(aCup('playing', [], 1), 'Thursday', words)).toBe('Ruck and Roll won the cup of the league Thursday.');
});
