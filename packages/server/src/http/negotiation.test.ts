import { expect, it } from 'vitest';
import { hasCurrentCopy, takesBrotli } from './negotiation.ts';

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.8, BR ; q=0.5', true],
  ['br;q=0.01', true],
  ['br;q=0', false],
  ['gzip, br;q=0.000', false],
  ['gzip', false],
  ['x-br', false],
  ['', false],
  [undefined, false],
])('a client that accepts %j reads brotli: %s', (encodings, expected) => {
  expect(takesBrotli({ 'accept-encoding': encodings })).toBe(expected);
});

it.each([
  ['"new"', true],
  ['W/"new"', true],
  ['"old", W/"new"', true],
  ['*', true],
  ['"old"', false],
  ['new', false],
  ['', false],
  [undefined, false],
])('a client with the copy %j has the current one: %s', (tags, expected) => {
  expect(hasCurrentCopy({ 'if-none-match': tags }, '"new"')).toBe(expected);
});
