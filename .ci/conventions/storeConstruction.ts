import type { Breach } from './conventions.ts';
import type { Sources } from './propsOf.ts';

/** Where stores may be constructed: the composition root and the factories that it loads later. */
const factories = /^packages\/app\/src\/(?:createStores|stores\/create[A-Z]\w*)\.ts$/;
/** Who may ask for all stores: the entry of the site, and stories and tests, which bring ports of their own. */
const callers = /^packages\/app\/src\/(?:openSite\.tsx$|renderPage\.ts$|testing\/)|\.(?:stories|test)\.tsx?$/;

/** A test constructs what it tests. */
const tests = /\.test\.ts$/;

/** The files of the site that construct a store themselves, by constructor, by factory or in a map beside the stores. */
export function constructedStores(sources: Sources): readonly Breach[] {
  return [...sources]
    .filter(([file]) => file.startsWith('packages/app/src/') && !factories.test(file) && !tests.test(file))
    .flatMap(([file, source]) => [
      ...[...storeClasses(source)]
        .filter((name) => new RegExp(String.raw`\bnew ${name}\b`).test(source))
        .map((name) => ({ file, wants: `${name} from useStores: only createStores.ts constructs stores` })),
      ...(!callers.test(file) && /\bcreate\w*Stores?\(/.test(source)
        ? [{ file, wants: 'stores from useStores: only createStores.ts calls their factories' }]
        : []),
      ...(/\bnew WeakMap\b/.test(source) ? [{ file, wants: 'no WeakMap: what lives longer than a component is a store' }] : []),
    ]);
}

/** Classes that a file imports from a folder of stores, and every class called a store. */
function storeClasses(source: string): ReadonlySet<string> {
  const imported = [...source.matchAll(/import \{([^}]*)\} from '[^']*\/stores\/[^']*'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const called = [...source.matchAll(/\bnew (\w*Stores?)\b/g)].map(([, name = '']) => name);
  return new Set([...imported.filter((name) => /^[A-Z]/.test(name)), ...called]);
}
