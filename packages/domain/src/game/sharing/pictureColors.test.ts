import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { pictureColors, pictureModes } from './pictureColors.ts';

test.each(Object.values(editions))('share pictures of the $brand edition have the colours of its theme', ({ id, brand }) => {
  const roles: unknown = JSON.parse(readFileSync(new URL('../../../../ui/src/theme/roles.json', import.meta.url), 'utf8'));
  expect(roles).toMatchObject({ [brand]: { [pictureModes[id]]: pictureColors[id] } });
});
