import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idleExceptions, missingStates, pageExceptions, pagesIn } from '../conventions/pageStates.ts';
import { root } from './run.ts';

const site = join(root, 'packages/app/src');
const pages = pagesIn(readFileSync(join(site, 'routes.tsx'), 'utf8'));

it('the page of every route has stories beside it', () => {
  expect(pages.length).toBeGreaterThan(20);
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

describe('the stories of a page', () => {
  it('show it in each state of the network that it can be in', () => {
    const missing = pages.map((file) => ({ file, states: missingStates(nameOf(file), storiesBeside(file), pageExceptions) }));
    expect(missing.filter(({ states }) => states.length > 0).map(({ file, states }) => `${file}: ${states.join(', ')}`)).toEqual(
      [],
    );
  });
  it('prove every exception: none names a state that a story shows, or a page that is gone', () => {
    expect(pages.flatMap((file) => idleExceptions(nameOf(file), storiesBeside(file), pageExceptions))).toEqual([]);
    expect([...pageExceptions.keys()].filter((name) => !pages.some((file) => nameOf(file) === name))).toEqual([]);
  });
});

describe('the check of network states', () => {
  const stories = (title: string, ...network: readonly string[]) =>
    [
      `const meta = preview.meta({ title: '${title}' });`,
      ...network.map((call, index) => `export const Story${index} = meta.story({ ...showRoute('/', { network: ${call} }) });`),
    ].join('\n');
  const missing = (...files: readonly (readonly [string, string])[]) => missingStates('HomePage', new Map(files), new Map());

  it('finds the states that no story shows, also when a comment names them', () => {
    const shown = stories('Pages/Home', 'loading(file)', 'failedWhile(isDown, file, 503)');
    expect(missing(['HomePage.stories.tsx', `${shown} // slow(file)`])).toEqual(['slow', 'offline', 'refused']);
  });
  it('counts a handler in a story that shows a route, not one that is imported, unused or without a route', () => {
    const unused = [
      "import { slow } from '@rugby/mocks/handlers/states';",
      "const meta = preview.meta({ title: 'Pages/Home' });",
      "const late = showRoute('/', { network: slow(file) });",
      'export const Bare = meta.story({ beforeEach: ({ msw }) => msw.use(...failed(file, 503)) });',
    ].join('\n');
    expect(missing(['HomePage.stories.tsx', unused])).toEqual(['loading', 'slow', 'failed', 'offline', 'refused']);
    expect(missing(['HomePage.stories.tsx', `${unused}\nexport const Slow = meta.story({ ...late });`])).not.toContain('slow');
  });
  it('counts the files whose title continues that of the page', () => {
    const home = stories('Pages/Home', 'loading(file)', 'slow(file)');
    const errors = stories('Pages/Home/Not loaded', 'failed(file)', 'offline(file)', 'refused(call)');
    expect(missing(['HomePage.stories.tsx', home], ['Errors.stories.tsx', errors])).toEqual([]);
    expect(missing(['HomePage.stories.tsx', home], ['Homely.stories.tsx', stories('Pages/Homely', 'failed(file)')])).toContain(
      'failed',
    );
  });
  it('leaves out what has a reason, and finds a reason that a story disproves', () => {
    const reasons = new Map([['HomePage', { loading: 'it calls nothing', refused: 'public' }]]);
    const beside = new Map([['HomePage.stories.tsx', stories('Pages/Home', 'loading(file)')]]);
    expect(missingStates('HomePage', beside, reasons)).toEqual(['slow', 'failed', 'offline']);
    expect(idleExceptions('HomePage', beside, reasons)).toEqual(['loading']);
  });
});

function nameOf(file: string): string {
  return basename(file, '.tsx');
}

/** The stories of the page's folder by their file name. */
function storiesBeside(file: string): ReadonlyMap<string, string> {
  const folder = join(site, dirname(file));
  return new Map(globSync('*.stories.tsx', { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
