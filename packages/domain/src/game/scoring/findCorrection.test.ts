import { describe, expect, it } from 'vitest';
import { findCorrection } from './findCorrection.ts';
import { statLine } from './statLine.ts';

const at = '2026-11-22T05:04:00.000Z';
const before = { line: statLine({ MP: 80, T: 1, TK: 8, SW: 1 }), points: 28 };

describe('a correction', () => {
  it('tells each count that changed and the points, from what to what [B8]', () => {
    const after = { line: statLine({ MP: 80, T: 1, TA: 1, TK: 7, SW: 1 }), points: 36 };
    expect(findCorrection('prop', before, after, at)).toEqual({
      at,
      counts: [
        { code: 'TA', from: 0, to: 1 },
        { code: 'TK', from: 8, to: 7 },
      ],
      points: { from: 28, to: 36 },
    });
  });
  it('of a record that is withdrawn brings all to zero [B8]', () => {
    expect(findCorrection('prop', before, null, at)).toMatchObject({
      counts: [
        { code: 'MP', from: 80, to: 0 },
        { code: 'T', from: 1, to: 0 },
        { code: 'TK', from: 8, to: 0 },
        { code: 'SW', from: 1, to: 0 },
      ],
      points: { from: 28, to: 0 },
    });
  });
  it('of a record that is added starts from zero [B8]', () => {
    const added = { line: statLine({ MP: 1 }), points: 0 };
    expect(findCorrection('prop', null, added, at)).toMatchObject({ counts: [{ code: 'MP', from: 0, to: 1 }] });
  });
  it('tells points that changed though the counts did not [B8]', () => {
    expect(findCorrection('prop', before, { ...before, points: 25 }, at)).toEqual({
      at,
      counts: [],
      points: { from: 28, to: 25 },
    });
  });
  it('is none where nothing changed that is shown at the position: scrums are nothing to a winger [B8]', () => {
    const after = { ...before, line: statLine({ ...before.line, SW: 4 }) };
    expect(findCorrection('outside_back', before, after, at)).toBeUndefined();
    expect(findCorrection('prop', before, after, at)?.counts).toEqual([{ code: 'SW', from: 1, to: 4 }]);
  });
});
