import { isDrawn, ownMeasures, withoutLongText } from './exceptions.ts';
import { findLiteralStyles } from './findLiteralStyles.ts';
import { type Props, propsOf, type Sources } from './propsOf.ts';

/** What a file lacks, and what to do about it. */
export interface Breach {
  readonly file: string;
  readonly wants: string;
}

/** Components without the required stories, and files with forbidden literals. Empty when there are none. */
export function breachesIn(sources: Sources): readonly Breach[] {
  const files = [...sources.keys()];
  return [
    ...files.flatMap((file) => missingStories(file, sources)),
    ...files
      .filter((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file) && !isProof(file) && !isDrawn(file))
      .flatMap((file) => findLiteralStyles(sources.get(file) ?? '', ownMeasures.get(file)).map((wants) => ({ file, wants }))),
  ];
}

function missingStories(file: string, sources: Sources): readonly Breach[] {
  const [, folder = '', name = ''] = /^(packages\/ui\/src\/[a-z]+\/([A-Z]\w*))\/\2\.tsx$/.exec(file) ?? [];
  if (name === '') return [];
  const beside = `${folder}/${name}.stories.tsx`;
  const story = sources.get(beside);
  if (story === undefined) return [{ file, wants: `a story beside it: ${name}.stories.tsx` }];
  const props = propsOf(file, name, sources);
  const long = /^export const \w*(?:Long|PseudoLocale)\w*/m.test(story);
  const keyboard = /\b(?:userEvent|user)\.(?:tab|keyboard)\(/.test(story);
  return [
    ...(showsText(props) && !withoutLongText.has(name) && !long
      ? [{ file: beside, wants: `a story with long text, as LongText or LongNames: it shows ${textsOf(props)}` }]
      : []),
    ...(isInteractive(props) && !keyboard
      ? [
          {
            file: beside,
            wants: `a story (ByKeyboard) whose play uses userEvent.tab or .keyboard: it takes ${handlersOf(props)}`,
          },
        ]
      : []),
  ];
}

function showsText({ own }: Props): boolean {
  return own.some(({ isText }) => isText);
}

function textsOf({ own }: Props): string {
  return own
    .filter(({ isText }) => isText)
    .map(({ name }) => name)
    .join(', ');
}

/** A handler of its own, or the props of a control of react-aria. */
function isInteractive(props: Props): boolean {
  return handlersOf(props) !== '';
}

function handlersOf({ own, foreign }: Props): string {
  const handlers = own.map(({ name }) => name).filter((name) => /^on[A-Z]/.test(name));
  return [...handlers, ...foreign.filter((name) => /^Aria\w+Props$|FieldProps$/.test(name))].join(', ');
}

function isProof(file: string): boolean {
  return /\.(?:stories|test)\.tsx?$|\/(?:sample|Sample)\w*\.tsx?$|\/theme\/|Scale\.ts$/.test(file);
}
