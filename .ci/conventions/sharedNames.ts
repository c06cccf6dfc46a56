import type { Sources } from './propsOf.ts';

/** The names under which several files declare and export a type, an interface or a class, with those files: a name that a reader knows has one meaning. */
export function sharedNames(sources: Sources): readonly string[] {
  const exported = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/^export (?:declare |abstract )?(?:interface|type|class) (\w+)/gm)].map(([, name = '']) => ({
      name,
      file,
    })),
  );
  return [...Map.groupBy(exported, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`);
}
