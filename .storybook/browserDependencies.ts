import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What Vite bundles before the first story opens: a dependency that it met only later would reload the page under a running test. The
 * dependencies of the packages that reach a browser are read from their package.json; an entry below their root is named here.
 */
export function browserDependencies(root: string): string[] {
  const declared = browserPackages.flatMap((folder) => dependenciesOf(join(root, folder, 'package.json')));
  return [...new Set([...declared.filter(isScript), ...entriesBelowRoot])];
}

const browserPackages = ['packages/domain', 'packages/ui', 'packages/app', 'mocks'];

const entriesBelowRoot = [
  'react/jsx-runtime',
  'react-dom/client',
  'zod/mini',
  'country-flag-icons/react/3x2',
  'msw/browser',
  'axe-core',
];

/** Not our own packages, which are sources, and not the fonts, which are style sheets. */
function isScript(name: string): boolean {
  return !name.startsWith('@rugby/') && !name.startsWith('@fontsource');
}

function dependenciesOf(file: string): string[] {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(manifest.dependencies ?? {});
}
