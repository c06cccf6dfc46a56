import { expect, test } from 'vitest';
import { positions, type Position } from './entities.ts';
import { emptyLineup } from './lineup.ts';
import { isForward, pitchRows, type PositionCategory, slotCount, slots, slotsInRow, slotsOf, teamSize } from './positions.ts';

test('a team has fifteen players, numbered 1 to 15 [G-013, G-197]', () => {
  expect(teamSize).toBe(15);
  expect(slots.map((slot) => slot.jersey).sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each([
  { title: 'two props [G-190]', position: 'prop', count: 2 },
  { title: 'one hooker [G-191]', position: 'hooker', count: 1 },
  { title: 'two locks [G-192]', position: 'lock', count: 2 },
  { title: 'three loose forwards [G-193]', position: 'loose_forward', count: 3 },
  { title: 'one scrum half [G-194]', position: 'scrum_half', count: 1 },
  { title: 'one fly half [G-195]', position: 'fly_half', count: 1 },
  { title: 'two centres [G-196]', position: 'centre', count: 2 },
  { title: 'three outside backs [G-197]', position: 'outside_back', count: 3 },
] as const)('a lineup has room for $title', ({ position, count }) => {
  expect(slotCount(position)).toBe(count);
  expect(slotsOf(position).map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(emptyLineup[position]).toHaveLength(count);
});

test.each([
  { row: 'A', labels: ['prop', 'hooker', 'prop'], jerseys: [1, 2, 3], id: '[G-026]' },
  { row: 'B', labels: ['lock', 'lock'], jerseys: [4, 5], id: '[G-027]' },
  { row: 'C', labels: ['flanker', 'number-eight', 'flanker'], jerseys: [6, 8, 7], id: '[G-028]' },
  { row: 'D', labels: ['scrum-half', 'fly-half'], jerseys: [9, 10], id: '[G-029]' },
  { row: 'E', labels: ['centre', 'centre'], jerseys: [12, 13], id: '[G-030]' },
  { row: 'F', labels: ['winger', 'full-back', 'winger'], jerseys: [11, 15, 14], id: '[G-031]' },
] as const)('row $row shows $labels $id', ({ row, labels, jerseys }) => {
  const shown = slotsInRow(row);
  expect(shown.map((slot) => slot.label)).toEqual(labels);
  expect(shown.map((slot) => slot.jersey)).toEqual(jerseys);
});

test('the rows show every slot once [G-021]', () => {
  expect(new Set(pitchRows.flatMap(slotsInRow))).toEqual(new Set(slots));
});

test('the forwards are eight players [G-017]', () => {
  expect(slots.filter((slot) => isForward(slot.position))).toHaveLength(8);
});

test('lists use ten categories, each for the slots that it names, rules eight positions [G-042, G-152, G-177]', () => {
  const categories = Object.entries({
    'front-row': [1, 3],
    hooker: [2],
    'second-row': [4, 5],
    flanker: [6, 7],
    'number-eight': [8],
    'half-back': [9],
    'fly-half': [10],
    midfielder: [12, 13],
    winger: [11, 14],
    'full-back': [15],
  } satisfies Record<PositionCategory, readonly number[]>);
  const expected = new Map(categories.flatMap(([category, jerseys]) => jerseys.map((jersey) => [jersey, category] as const)));
  expect(new Map(slots.map(({ jersey, category }) => [jersey, category]))).toEqual(expected);
  expect(new Set(slots.map((slot) => slot.position)).size).toBe(positions.length);
});

test('the pitch has labels of its own, which name the number eight, the flankers, the wingers and the full back [G-042]', () => {
  const labelsOf = (position: Position) => slotsOf(position).map(({ label }) => label);
  expect(labelsOf('loose_forward')).toEqual(['flanker', 'number-eight', 'flanker']);
  expect(labelsOf('outside_back')).toEqual(['winger', 'winger', 'full-back']);
  const others = positions.filter((position) => position !== 'loose_forward' && position !== 'outside_back');
  for (const position of others) expect(new Set(labelsOf(position))).toEqual(new Set([position.replace('_', '-')]));
});

test('slots stand in lineup order, the number eight between the flankers, the full back last', () => {
  for (const position of positions) expect(slotsOf(position).map((slot) => slot.index)).toEqual([...slotsOf(position).keys()]);
  expect(slotsOf('outside_back').map((slot) => slot.jersey)).toEqual([11, 14, 15]);
  expect(slotsOf('loose_forward').map((slot) => slot.jersey)).toEqual([6, 8, 7]);
});
