import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Mere Kahu', 'MK'],
  ['  Ana-Lucía Fernández de la Tuipulotu ', 'AT'],
  ['mereana', 'M'],
  ['𝔐ere', '𝔐'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
