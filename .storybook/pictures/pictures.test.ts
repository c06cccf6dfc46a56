import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureFile } from '../modes.ts';
import { findPictures, medianSize, findOrphans, picturePathsOfStories, totalSize, type Picture } from './pictures.ts';

const root = resolve(import.meta.dirname, '../..');
const KB = 1024;
const MB = 1024 * KB;

describe('the pictures of this repository', () => {
  const pictures = findPictures(root);

  test('there are some', () => {
    expect(pictures).not.toHaveLength(0);
  });

  test('each belongs to a story that still exists', async () => {
    expect(findOrphans(pictures, await picturePathsOfStories(root))).toEqual([]);
  });

  // Components take up to 35 MB. A page is a whole window, up to 250 KB on a desktop: those of the pages have 13 MB more.
  test('they take at most 14 KB in the median and 48 MB in all', () => {
    expect(medianSize(pictures)).toBeLessThanOrEqual(14 * KB);
    expect(totalSize(pictures)).toBeLessThanOrEqual(48 * MB);
  });
});

describe('what is held of pictures', () => {
  const picture = (path: string, bytes = 1): Picture => ({ path, bytes });

  test('a picture whose story is gone is named', () => {
    expect(findOrphans([picture('a.png'), picture('gone.png')], new Set(['a.png']))).toEqual(['gone.png']);
  });

  test('the median is of sizes, not of names', () => {
    expect(medianSize([picture('a', 100), picture('b', 2), picture('c', 9)])).toBe(9);
    expect(medianSize([])).toBe(0);
  });

  test('the total adds every picture', () => {
    expect(totalSize([picture('a', 100), picture('b', 2)])).toBe(102);
  });

  test('a picture is named by its story and its mode', () => {
    expect(pictureFile('primitives-button--long-words', 'club-dark-phone')).toBe(
      'primitives-button-long-words.club-dark-phone.png',
    );
  });
});
