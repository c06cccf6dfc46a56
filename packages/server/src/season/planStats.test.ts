import { statLine } from '@rugby/domain/game/scoring/statLine';
import { describe, expect, it } from 'vitest';
import { planStats, type PlannedRecord } from './planStats.ts';

const record = (playerId: number, tries: number, fixtureId = 11): PlannedRecord => ({
  fixtureId,
  playerId,
  line: statLine({ MP: 80, T: tries }),
  points: 2 + tries * 15,
});

describe('a file of stats', () => {
  it('that equals the stored records changes nothing', () => {
    const records = [record(1, 0), record(2, 1)];
    expect(planStats(records, records, false)).toEqual({ changed: [], withdrawn: [], audit: [] });
  });

  it('that is the first for its fixture is stored without an audit row', () => {
    const plan = planStats([], [record(1, 0)], false);
    expect(plan).toEqual({ changed: [record(1, 0)], withdrawn: [], audit: [] });
  });

  it('that is the first after the finish of the round is audited', () => {
    const { audit } = planStats([], [record(1, 0)], true);
    expect(audit).toEqual([
      { fixtureId: 11, playerId: 1, before: null, after: record(1, 0).line, pointsBefore: null, pointsAfter: 2 },
    ]);
  });

  it('replaces all records of its fixtures: each changed, added and withdrawn record is audited', () => {
    const { changed, withdrawn, audit } = planStats([record(1, 0), record(2, 0)], [record(1, 1), record(3, 0)], false);
    expect(changed).toEqual([record(1, 1), record(3, 0)]);
    expect(withdrawn).toEqual([record(2, 0)]);
    expect(audit).toEqual([
      { fixtureId: 11, playerId: 1, before: record(1, 0).line, after: record(1, 1).line, pointsBefore: 2, pointsAfter: 17 },
      { fixtureId: 11, playerId: 3, before: null, after: record(3, 0).line, pointsBefore: null, pointsAfter: 2 },
      { fixtureId: 11, playerId: 2, before: record(2, 0).line, after: null, pointsBefore: 2, pointsAfter: null },
    ]);
  });

  it('that changes only points is a change too', () => {
    const stored = { ...record(1, 0), points: 5 };
    expect(planStats([stored], [record(1, 0)], false).audit).toHaveLength(1);
  });
});
