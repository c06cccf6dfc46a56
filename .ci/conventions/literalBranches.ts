import { editions } from '@rugby/domain/editions';
import { boosterTypes } from '@rugby/domain/game/model/entities';
import { blankComments } from './blankComments.ts';

/** A kind whose differences are data in one file. Other files read the data and never compare with a name of the kind. */
export interface DataKind {
  readonly names: readonly string[];
  /** Expressions that stand for one of the names, as a regular expression. */
  readonly constants?: string;
  /** What to write in place of a comparison. */
  readonly instead: string;
}

/** Editions are defined in `editions.ts`. A difference is a field there, or a record by the id of the edition. */
export const editionKind: DataKind = {
  names: Object.values(editions).flatMap(({ id, brand }) => [id, brand]),
  constants: String.raw`editions\.\w+`,
  instead: 'a field of Edition in packages/domain/src/editions.ts, or a Record by EditionId',
};

/** Types of boosters are defined in `boosterBehaviours.ts`. */
export const boosterKind: DataKind = {
  names: boosterTypes,
  instead: 'a field of BoosterBehaviour in packages/domain/src/game/boosters/boosterBehaviours.ts',
};

/** The lines of a source that compare with a name of the kind, each with what to write in its place. Comments do not count. */
export function literalBranches(source: string, { names, constants, instead }: DataKind): readonly string[] {
  const name = [`['"\`](?:${names.join('|')})['"\`]`, ...(constants === undefined ? [] : [constants])].join('|');
  const branch = new RegExp(String.raw`[!=]==?\s*(?:${name})|(?:${name})\s*[!=]==?|\bcase\s+(?:${name})\s*:`, 'g');
  const code = blankComments(source);
  return [...code.matchAll(branch)].map(
    ({ 0: found, index }) => `${instead}, in place of ${found} in line ${code.slice(0, index).split('\n').length}`,
  );
}
