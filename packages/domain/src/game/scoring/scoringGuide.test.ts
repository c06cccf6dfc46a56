import { describe, expect, it, onTestFinished } from 'vitest';
import { editions } from '../../editions.ts';
import { positions, statCodes } from '../model/entities.ts';
import { effectGuide, scoringGroups, scoringGuide } from './scoringGuide.ts';
import { scorePlayer, scoringTable } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

const edition = editions.srp;
const minutes = edition.minuteThresholds;

describe('the scoring table for people', () => {
  it('has every code of the engine once', () => {
    expect(Object.values(scoringGroups).flat().toSorted()).toEqual([...statCodes].toSorted());
  });

  it.each(positions)('says for a %s what the engine counts, for each action [G-380 to G-408]', (position) => {
    for (const { code, points, ...how } of scoringGuide(edition, position).flatMap(({ entries }) => entries)) {
      const count = how.kind === 'minutes' ? how.over + 1 : how.kind === 'metres' ? how.metres : 1;
      expect(scorePlayer(position, statLine({ [code]: count }), minutes).points).toBe(points);
    }
    const printed = new Set(scoringGuide(edition, position).flatMap(({ entries }) => entries.map(({ code }) => code)));
    const silent = statCodes.filter((code) => !printed.has(code));
    expect(silent.map((code) => scorePlayer(position, statLine({ [code]: 1000 }), minutes).points)).toEqual(silent.map(() => 0));
  });

  it('names the positions of what counts for some only [G-091]', () => {
    const exceptions = scoringGuide(edition)
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.positions !== 'all');
    expect(exceptions).toEqual([{ kind: 'each', code: 'SW', points: 3, positions: ['prop', 'hooker'] }]);
  });

  it('follows the table of the engine', () => {
    const before = scoringTable.T;
    onTestFinished(() => void Object.assign(scoringTable, { T: before }));
    Object.assign(scoringTable, { T: { kind: 'each', points: 16 } });
    const attack = scoringGuide(edition).find(({ group }) => group === 'attack');
    expect(attack?.entries[0]).toMatchObject({ code: 'T', points: 16 });
    expect(scorePlayer('prop', statLine({ T: 1 }), minutes).points).toBe(16);
  });
});

describe('the effects of captain and boosters for people', () => {
  it('are those of the boosters that the edition has [G-014, G-376, G-377]', () => {
    expect(effectGuide(edition).map(({ booster, multiplier }) => [booster, multiplier])).toEqual([
      [null, 2],
      ['TRIPLE_CAPTAIN', 3],
      ['LIMITLESS', null],
      ['CO_CAPTAIN', 2],
    ]);
  });

  it('say that a captain pays no codes once more and has a salary cap [G-014]', () => {
    const captain = { booster: null, target: 'captain', multiplier: 2, paidCodes: [], liftsBudget: false };
    expect(effectGuide(edition)[0]).toEqual(captain);
  });

  it.each(['subset', 'whole'] as const)('name no paid codes of a booster that has none: %s [G-379]', (statBoosters) => {
    expect(effectGuide({ enabledBoosters: ['TRIPLE_CAPTAIN'], statBoosters })[1]).toMatchObject({ paidCodes: [] });
  });

  it.each([
    ['subset', ['C', 'CM', 'PG', 'PGM', 'DG', 'DGM']],
    ['whole', 'all'],
  ] as const)('name what a kicking booster pays once more, by the edition: %s [G-379]', (statBoosters, paidCodes) => {
    expect(effectGuide({ enabledBoosters: ['SUPER_KICKER'], statBoosters })[1]).toMatchObject({ paidCodes });
  });
});
