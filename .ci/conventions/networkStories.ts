import { posix } from 'node:path';
import ts from 'typescript';
import type { Breach } from './conventions.ts';
import { type Declared, declarationOf, membersOf, nameOf, parse, type Sources } from './propsOf.ts';

/** Options of the check. */
export interface NetworkRules {
  /** Names of types that hold data of the game and are declared outside of the library. */
  readonly dataTypes: ReadonlySet<string>;
  /** Props that show data of the game as numbers or text, by component. */
  readonly plainData: ReadonlyMap<string, readonly string[]>;
}

/** The components of the library above its primitives, each in a folder of its name. */
export function libraryComponents(sources: Sources): readonly { readonly name: string; readonly file: string }[] {
  return [...sources.keys()].flatMap((file) => {
    const [, name] = /^packages\/ui\/src\/(?!primitives|theme)\w+\/([A-Z]\w*)\/\1\.tsx$/.exec(file) ?? [];
    return name === undefined ? [] : [{ name, file }];
  });
}

/** The components that show data of the game, with the props that hold it. */
export function dataComponents(sources: Sources, rules: NetworkRules): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { name, file } of libraryComponents(sources)) {
    const declared = declarationOf(`${name}Props`, file, sources);
    const members = declared === undefined ? [] : membersOf(declared, sources, new Set()).members;
    const data = members.filter(
      ({ node, file: home }) => node.type && holdsData(node.type, home, { sources, rules, seen: new Set() }),
    );
    const props = [...data.map(({ node }) => nameOf(node)), ...(rules.plainData.get(name) ?? [])];
    if (props.length > 0) found.set(file, props);
  }
  return found;
}

/** The components that show data of the game in stories that do not fetch it: in the args of `meta` or of the first story. */
export function bypassedNetwork(sources: Sources, rules: NetworkRules): readonly Breach[] {
  return [...dataComponents(sources, rules)].flatMap(([file, props]) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    const parsed = parse(stories, sources);
    if (parsed === undefined) return [];
    const args = firstArgs(parsed);
    const bypassing = props.filter((prop) => {
      const arg = args.get(prop);
      return arg !== undefined && !isAbsent(arg, parsed) && !isFetched(arg, parsed, new Set());
    });
    const fetched =
      props.some((prop) => isFetched(args.get(prop), parsed, new Set())) || isFetched(args.get('season'), parsed, new Set());
    if (bypassing.length === 0 && fetched) return [];
    const shown = (bypassing.length > 0 ? bypassing : props).join(', ');
    return [{ file: stories, wants: `args of its meta or first story from the network (fromNetwork, fromSeason): ${shown}` }];
  });
}

/** Entries of the list of plain data that no longer name a component with data. */
export function idleEntries(sources: Sources, rules: NetworkRules): readonly string[] {
  const names = new Set([...dataComponents(sources, rules).keys()].map((file) => posix.basename(file, '.tsx')));
  return [...rules.plainData.keys()].filter((name) => !names.has(name));
}

interface Search {
  readonly sources: Sources;
  readonly rules: NetworkRules;
  readonly seen: Set<ts.Node>;
}

/** Whether a value of the type holds data of the game. What a function is called with does not count. */
function holdsData(type: ts.TypeNode, file: string, search: Search): boolean {
  if (ts.isFunctionTypeNode(type)) return false;
  if (ts.isIndexedAccessTypeNode(type)) return false;
  if (ts.isTypeReferenceNode(type)) {
    const declared = declarationOf(type.typeName.getText(), file, search.sources);
    if (declared !== undefined) return declarationHoldsData(declared, search);
    if (search.rules.dataTypes.has(type.typeName.getText())) return true;
  }
  return ts.forEachChild(type, (child) => childHoldsData(child, file, search)) ?? false;
}

function childHoldsData(child: ts.Node, file: string, search: Search): boolean {
  if (ts.isPropertySignature(child)) return child.type !== undefined && holdsData(child.type, file, search);
  return ts.isTypeNode(child) && holdsData(child, file, search);
}

function declarationHoldsData(declared: Declared, search: Search): boolean {
  const { node, file } = declared;
  if (search.seen.has(node)) return false;
  search.seen.add(node);
  if (search.rules.dataTypes.has(node.name.text)) return true;
  if (ts.isTypeAliasDeclaration(node)) return holdsData(node.type, file, search);
  const extended = (node.heritageClauses ?? []).flatMap(({ types }) => types);
  const takesOver = extended.some((type) => (type.typeArguments ?? []).some((argument) => holdsData(argument, file, search)));
  const { members, foreign } = membersOf(declared, search.sources, new Set());
  return (
    takesOver ||
    foreign.some((name) => search.rules.dataTypes.has(name)) ||
    members.some(({ node: member, file: home }) => member.type !== undefined && holdsData(member.type, home, search))
  );
}

/** The args of `meta` overridden by those of the first story, by name. Args that a function creates count for every name. */
function firstArgs(stories: ts.SourceFile): { readonly get: (name: string) => ts.Expression | undefined } {
  const calls = stories.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer !== undefined && ts.isCallExpression(initializer) ? [initializer] : []));
  const meta = calls.find(({ expression }) => expression.getText().endsWith('.meta'));
  const first = calls.find(({ expression }) => expression.getText() === 'meta.story');
  const args = new Map<string, ts.Expression>();
  for (const call of [meta, first]) for (const [name, value] of argsOf(call?.arguments[0], stories)) args.set(name, value);
  const spread = args.get('...');
  return { get: (name) => args.get(name) ?? spread };
}

function argsOf(options: ts.Expression | undefined, file: ts.SourceFile): readonly (readonly [string, ts.Expression])[] {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return [];
  const property = options.properties.find(({ name }) => name?.getText() === 'args');
  if (property === undefined) return [];
  const args = ts.isPropertyAssignment(property) ? property.initializer : definitionOf('args', file);
  if (args === undefined || !ts.isExpression(args)) return [];
  if (!ts.isObjectLiteralExpression(args)) return [['...', args]];
  return args.properties.flatMap((property): readonly (readonly [string, ts.Expression])[] => {
    if (ts.isPropertyAssignment(property)) return [[property.name.getText(), property.initializer]];
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    return ts.isSpreadAssignment(property) ? [['...', property.expression]] : [];
  });
}

/** Whether an expression calls `fromNetwork` or `fromSeason`, itself or in a function or constant of the same file that it names. */
function isFetched(node: ts.Node | undefined, file: ts.SourceFile, seen: Set<ts.Node>): boolean {
  if (node === undefined || seen.has(node)) return false;
  seen.add(node);
  if (ts.isIdentifier(node)) {
    if (/^from(?:Network|Season)$/.test(node.text)) return true;
    return isFetched(definitionOf(node.text, file), file, seen);
  }
  return ts.forEachChild(node, (child) => isFetched(child, file, seen)) ?? false;
}

/** `null`, or a constant that is null: no data. */
function isAbsent(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isIdentifier(node)) return definitionOf(node.text, file)?.kind === ts.SyntaxKind.NullKeyword;
  return node.kind === ts.SyntaxKind.NullKeyword;
}

/** What a name of the file's own stands for: the body of a function, the value of a constant. */
export function definitionOf(name: string, file: ts.SourceFile): ts.Node | undefined {
  const known = definitions.get(file) ?? new Map(file.statements.flatMap(definitionsIn));
  definitions.set(file, known);
  return known.get(name);
}

const definitions = new WeakMap<ts.SourceFile, ReadonlyMap<string, ts.Node>>();

function definitionsIn(statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name && statement.body ? [[statement.name.text, statement.body]] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer === undefined ? [] : [[name.getText(), initializer] as const],
  );
}
