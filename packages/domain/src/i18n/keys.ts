import type { Catalog } from './catalog.ts';

/** A dotted path to one sentence of the catalog: `landing.title`. A key that does not exist does not compile. */
export type WordKey = Leaf<Catalog>;

/** The values of a sentence: `{{round}}` takes `{ round: 7 }`; `count` chooses between singular and plural. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Returns the sentence of a key in the user's language. Lists, plurals and names that stand in sentences follow `locale`. */
export interface Words {
  (key: WordKey, values?: WordValues): string;
  /** A BCP 47 tag: `en-US`. */
  readonly locale: string;
}

type Leaf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Node[Key]>}`;
}[keyof Node & string];

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other' | 'zero'}` ? Base : Key;
