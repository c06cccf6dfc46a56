import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import { expect, it } from 'vitest';
import { root } from './run.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.optional(z.string()), dev: z.optional(z.boolean()), link: z.optional(z.boolean()) }),
  ),
});

/** Licences under which a package may be used, unchanged and named in `docs/licences.md`. Another one is a decision. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'MPL-2.0',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  // libvips, a library of its own that sharp loads.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);

it('each package that the game runs with has an accepted licence, and the page of licences names it', async () => {
  const { packages } = z.parse(lockFile, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const used = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, { license = 'none' }]) => ({ name: path.replace(/.*node_modules\//, ''), license }));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ license }) => !accepted.has(license))).toEqual([]);
  await expect(pageOf(used)).toMatchFileSnapshot(join(root, 'docs/licences.md'));
});

function pageOf(used: readonly { readonly name: string; readonly license: string }[]): string {
  const byLicense = Map.groupBy(used, ({ license }) => license);
  const sections = [...byLicense]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, own]) => `## ${license}\n\n${[...new Set(own.map(({ name }) => `\`${name}\``))].toSorted().join(', ')}\n`);
  return `# Licences\n\n${introduction}\n\n${sections.join('\n')}`;
}

const introduction =
  'The packages of others that the site and its server run with, by licence, from `package-lock.json`. A test compares this page with it: `npm test -- --project checks licences -u` writes it again. `npm sbom` adds the versions.';
