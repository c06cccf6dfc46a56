import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedNames } from '../conventions/sharedNames.ts';
import { root } from './run.ts';

it('no two files export a type under one name', () => {
  const files = globSync('{packages/*/src,mocks,.storybook}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const own = files.filter((file) => !/node_modules|\.(?:test|stories)\.tsx?$/.test(file));
  expect(own.length).toBeGreaterThan(1000);
  expect(sharedNames(new Map(own.map((file) => [file, readFileSync(join(root, file), 'utf8')])))).toEqual([]);
});

describe('a name', () => {
  const [one, other] = ['packages/a/src/one.ts', 'packages/b/src/other.ts'];
  const sharedBy = (first: string, second: string) => sharedNames(new Map<string, string>().set(one, first).set(other, second));

  it.each([
    ['two interfaces', 'export interface Score {\n}', 'export interface Score {\n}'],
    ['a type and a class', 'export type Score = number;', 'export class Score {}'],
  ])('of %s is found', (_, first, second) => {
    expect(sharedBy(first, second)).toEqual([`Score: ${one}, ${other}`]);
  });

  it('of a type within a file, and of a function, may be used again', () => {
    const source = 'interface Score {\n}\nexport function Score() {}\nexport type Scores = number;';
    expect(sharedBy('export interface Score {\n}', source)).toEqual([]);
  });
});
