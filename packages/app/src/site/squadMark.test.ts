import { editions } from '@rugby/domain/editions';
import { expect, it } from 'vitest';
import { squadMark } from './squadMark.ts';

it.each([
  ['srp', 'BLUE', undefined],
  ['trc', 'NZ', 'NZ'],
  ['trc', 'SA', 'ZA'],
] as const)('a squad of %s has the kit and the flag of its abbreviation %s [G-146]', (id, abbreviation, flag) => {
  const squad = { id: 3, name: 'Barbarians', abbreviation, badge: 'other' };
  const { kits } = editions[id];
  expect(squadMark(editions[id], squad)).toEqual({
    name: 'Barbarians',
    abbreviation,
    kit: kits[abbreviation],
    ...(flag !== undefined && { flag }),
  });
});
