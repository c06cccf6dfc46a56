import { posix } from 'node:path';
import ts from 'typescript';
import type { Breach } from './conventions.ts';
import { dataComponents, type NetworkRules } from './networkStories.ts';
import { declarationOf, membersOf, nameOf, parse, type Sources } from './propsOf.ts';
import { storiesIn, type StoryCalls } from './storyCalls.ts';

/** What a component can show in place of data, or beside it, because of its call. */
const componentStates = ['loading', 'slow', 'failed', 'refused', 'empty'] as const;
export type ComponentState = (typeof componentStates)[number];

/** States that the props of a component allow and no answer of the network causes, with reasons. */
export type StateReasons = ReadonlyMap<string, Partial<Record<ComponentState, string>>>;

/**
 * How a story shows a state, whatever its name is: by the handler that causes it, and for what a world refuses or has none of by the function that
 * fails when it does not.
 */
const shows: Record<ComponentState, (calls: StoryCalls) => boolean> = {
  loading: (calls) => calls.has('fromNetwork') && calls.has('loading'),
  slow: (calls) => ['fromSlowNetwork', 'slow', 'answerArrives'].every((name) => calls.has(name)),
  failed: (calls) => calls.has('fromNetwork') && ['failed', 'offline'].some((name) => calls.has(name)),
  refused: (calls) => calls.has('fromNetwork') && ['refused', 'refusedField', 'refusalOf'].some((name) => calls.has(name)),
  empty: (calls) => calls.has('fromNetwork') && calls.has('nothingOf'),
};

/** Components with data that can be in a state of the network which none of their stories gets from it. */
export function missingComponentStates(sources: Sources, rules: NetworkRules, reasons: StateReasons): readonly Breach[] {
  return [...dataComponents(sources, rules)].flatMap(([file, props]) => {
    const excused = reasons.get(posix.basename(file, '.tsx')) ?? {};
    const missing = unshownStates(file, props, sources).filter((state) => excused[state] === undefined);
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    return missing.length === 0 ? [] : [{ file: stories, wants: `from the fake network: ${missing.join(', ')}` }];
  });
}

/** Reasons for states that the props do not allow, or that a story shows. */
export function idleStateReasons(sources: Sources, rules: NetworkRules, reasons: StateReasons): readonly string[] {
  const needed = new Set(
    [...dataComponents(sources, rules)].flatMap(([file, props]) =>
      unshownStates(file, props, sources).map((state) => `${posix.basename(file, '.tsx')}: ${state}`),
    ),
  );
  const given = [...reasons].flatMap(([name, excused]) => Object.keys(excused).map((state) => `${name}: ${state}`));
  return given.filter((reason) => !needed.has(reason));
}

/** The states of a component that none of its stories shows. They may fill several files of its folder. */
function unshownStates(file: string, data: readonly string[], sources: Sources): readonly ComponentState[] {
  const folder = posix.dirname(file);
  const files = [...sources.keys()].filter((name) => name.endsWith('.stories.tsx') && posix.dirname(name) === folder);
  const stories = files.flatMap((name) => parse(name, sources) ?? []).flatMap(storiesIn);
  return statesOf(file, data, sources).filter((state) => !stories.some((calls) => shows[state](calls)));
}

/**
 * The states that the props of a component allow: a `state` or a flag that says so, a list or an object that may still be undefined, an error, a
 * call that answers with a sentence, a list that may be empty.
 */
function statesOf(file: string, data: readonly string[], sources: Sources): readonly ComponentState[] {
  const declared = declarationOf(`${posix.basename(file, '.tsx')}Props`, file, sources);
  const { members } = declared === undefined ? { members: [] } : membersOf(declared, sources, new Set());
  const found = new Set<ComponentState>();
  for (const { node, file: home } of members) {
    const name = nameOf(node);
    if (node.type === undefined) continue;
    if (name === 'isLoading') found.add('loading');
    if (/^error$|[fF]ailure$/.test(name)) found.add('failed');
    if (data.includes(name) && node.questionToken === undefined && mayBeUndefined(node.type)) found.add('loading');
    if (data.includes(name) && isList(node.type)) found.add('empty');
    if (ts.isFunctionTypeNode(node.type) && answersWithReason(node.type.type)) found.add('refused');
    for (const state of statesIn(node.type, home, sources, new Set())) found.add(state);
  }
  if (found.has('loading')) found.add('slow');
  return componentStates.filter((state) => found.has(state));
}

/** `readonly Item[] | undefined`: on its way. A number or a text that may be missing is a fact of its own. */
function mayBeUndefined(type: ts.TypeNode): boolean {
  if (!ts.isUnionTypeNode(type)) return false;
  const kinds = type.types.map(({ kind }) => kind);
  const isPlain = kinds.some((kind) => kind === ts.SyntaxKind.NumberKeyword || kind === ts.SyntaxKind.StringKeyword);
  return !isPlain && kinds.includes(ts.SyntaxKind.UndefinedKeyword);
}

function isList(type: ts.TypeNode): boolean {
  if (ts.isTypeOperatorNode(type)) return isList(type.type);
  return ts.isUnionTypeNode(type) ? type.types.some(isList) : ts.isArrayTypeNode(type);
}

/** A promise of the outcome of a form, or of the sentence why something was refused. */
function answersWithReason(type: ts.TypeNode): boolean {
  return /^Promise<(?:FormOutcome|string \| undefined)>$/.test(type.getText());
}

/** The states named by a `state` or `isLoading` within a type of the library, however deep. What functions are called with does not count. */
function statesIn(type: ts.Node, file: string, sources: Sources, seen: Set<ts.Node>): readonly ComponentState[] {
  if (ts.isFunctionTypeNode(type)) return [];
  if (ts.isPropertySignature(type) && nameOf(type) === 'state')
    return componentStates.filter((state) => type.type?.getText().includes(`'${state}'`));
  if (ts.isTypeReferenceNode(type)) {
    const declared = declarationOf(type.typeName.getText(), file, sources);
    if (declared !== undefined && !seen.has(declared.node)) {
      seen.add(declared.node);
      return statesIn(declared.node, declared.file, sources, seen);
    }
  }
  const found: ComponentState[] = [];
  ts.forEachChild(type, (child) => void found.push(...statesIn(child, file, sources, seen)));
  return found;
}
