import { describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { championshipTrial } from './championshipTrial.ts';
import { clubTrial } from './clubTrial.ts';
import { differences } from './differences.ts';
import { Findings } from './Findings.ts';
import { averageOf, placeOf, recountTeam, teamFigures } from './recount.ts';
import { createTrialHarness, type TrialHarness } from './createTrialHarness.ts';

/** Enough for a busy machine. */
const TIMEOUT_MS = 180_000;

type Trial = (harness: TrialHarness) => Promise<void>;

const trials: readonly (readonly [title: string, trial: Trial])[] = [
  ['six real rounds give every team the official points of its players, the captain doubled [G-014, G-335, G-344]', clubTrial],
  ['a real championship saves three to six from a country, before the first kick-off [G-314, G-315, G-236]', championshipTrial],
];

describe('the trial', () => {
  it.each(onRealSeasons())('%s', { timeout: TIMEOUT_MS }, async (_, trial, data) => {
    const said: string[] = [];
    const { connectionString, drop } = await cloneDatabase();
    const harness = await createTrialHarness({ data, connectionString, say: (sentence) => said.push(sentence) });
    try {
      await trial(harness);
      expect(harness.findings.compared).toBeGreaterThan(0);
      expect(harness.findings.differences, said.join('\n')).toBe(0);
    } finally {
      await harness.close();
      await drop();
    }
  });

  it('finds different figures, and figures that only one side has', () => {
    const expected = new Map<string, unknown>([
      ['player 1', 5],
      ['player 2', { total: 7 }],
      ['player 3', 0],
    ]);
    const actual = new Map<string, unknown>([
      ['player 1', 5],
      ['player 2', { total: 8 }],
      ['player 4', 0],
    ]);
    expect(differences(expected, actual)).toEqual([
      'player 2: {"total":8}, must be {"total":7}',
      'player 3: nothing, must be 0',
      'player 4: 0, must be nothing',
    ]);
  });

  it('counts an empty comparison as a difference', () => {
    const findings = new Findings(() => undefined);
    findings.compare('nothing', new Map(), new Map());
    expect([findings.compared, findings.differences]).toEqual([0, 1]);
  });

  it('recounts a team from the points of its players, the captain twice, also below zero', () => {
    const round = {
      id: 3,
      points: new Map([
        [1, -4],
        [2, 10],
        [9, 50],
      ]),
    };
    const entrant = { teamId: 7, lineup: [1, 2, 5], captainId: 1 };
    expect(recountTeam(entrant, round)).toBe(2);
    expect(teamFigures([entrant], [round, { ...round, id: 4 }])).toEqual(
      new Map([
        ['team 7 in round 3', 2],
        ['team 7 in round 4', 2],
        ['team 7 in all', 4],
      ]),
    );
  });

  it('gives equal totals the same rank', () => {
    expect([30, 20, 20, 10].map((total, _, totals) => placeOf(total, totals))).toEqual([1, 2, 2, 4]);
  });

  it('averages with one decimal, halves away from zero', () => {
    expect([averageOf([1, 2, 2]), averageOf([-1, 0, 0, 0]), averageOf([-1, -2, -2])]).toEqual([1.7, -0.3, -1.7]);
  });
});

/** The trials, where data of real seasons exists. */
function onRealSeasons(): readonly (readonly [title: string, trial: Trial, data: string])[] {
  const data = process.env['SEASON_DATA'];
  return data === undefined ? [] : trials.map(([title, trial]) => [title, trial, data]);
}
