import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Mere Kahu', 'MK'],
  ['  Ana-Lucía Fernández de la Tuipulotu ', 'AT'],
  ['mereana', 'M'],
  ['𝔐ere', '𝔐'],
  ['🏴‍☠️ Rico 🇳🇿', '🏴‍☠️🇳🇿'],
  ['a\u0304pirana', 'A\u0304'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
