import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

const site = join(root, 'packages/app/src');

it('the page of every route has stories beside it', () => {
  const pages = pagesIn(readFileSync(join(site, 'routes.tsx'), 'utf8'));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((page) => !existsSync(join(site, page.replace(/\.tsx$/, '.stories.tsx'))))).toEqual([]);
});

it('a page is found, whether its route loads it or it comes with the start', () => {
  expect(pagesIn("page('/help', async () => (await import('./features/help/HelpPage.tsx')).HelpPage)")).toEqual([
    'features/help/HelpPage.tsx',
  ]);
  expect(pagesIn("import { HomePage } from './features/home/HomePage.tsx';")).toEqual(['features/home/HomePage.tsx']);
});

it('a redirect replaces the address that it leads away from, so that Back does not lead there again [A-022, A-109]', () => {
  const files = globSync('**/*.tsx', { cwd: site });
  const redirects = files.flatMap((file) => readFileSync(join(site, file), 'utf8').match(/<Navigate\b[^]*?\/>/g) ?? []);
  expect(redirects.length).toBeGreaterThan(4);
  expect(redirects.filter((redirect) => !/\breplace\b/.test(redirect))).toEqual([]);
});

/** The files of the pages that the routes load or import, below the site's sources. */
function pagesIn(routes: string): readonly string[] {
  return [...routes.matchAll(/(?:import\(|from )'\.\/(features\/\w+\/\w+Page\.tsx)'/g)].flatMap(([, file]) => file ?? []);
}
