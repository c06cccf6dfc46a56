import { expect, it } from 'vitest';
import { codingOf, hasCurrentCopy } from './negotiation.ts';

it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, BR ; q=0.5', 'br'],
  ['br;q=0.01', 'br'],
  ['br;Q=0.5', 'br'],
  ['br;q=0', undefined],
  ['gzip, br;q=0.000', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['deflate, GZIP;q=0.1', 'gzip'],
  ['gzip;q=0.0', undefined],
  ['x-br, x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('an answer to a client that accepts %j is compressed in %s', (encodings, expected) => {
  expect(codingOf({ 'accept-encoding': encodings })).toBe(expected);
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
