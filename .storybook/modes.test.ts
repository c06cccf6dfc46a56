import { expect, test } from 'vitest';
import { chromaticModes, pictureModeNames } from './modes.ts';

test('Chromatic takes every story in the looks of the pictures, at their widths', () => {
  expect(Object.keys(chromaticModes)).toEqual(pictureModeNames);
  expect(chromaticModes['club-dark-phone']).toEqual({
    edition: 'club',
    mode: 'dark',
    viewport: { width: 360, height: 740 },
  });
});
