import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { editions } from '@rugby/domain/editions';
import { expect, test } from 'vitest';
import { mailColors } from './mailColors.ts';

const theme = fileURLToPath(new URL('../../../ui/src/theme/roles.json', import.meta.url));

test.each(Object.values(editions))(
  'mails of the $brand edition have the colours of its theme, light and dark',
  async (edition) => {
    const roles: unknown = JSON.parse(await readFile(theme, 'utf8'));
    expect(roles).toMatchObject({ [edition.brand]: mailColors[edition.id] });
  },
);
