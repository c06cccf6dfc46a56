import { posix } from 'node:path';
import ts from 'typescript';

/** Files by their path from the repository's root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

export interface Prop {
  readonly name: string;
  /** Whether it hands over text for people: a string, a node, or data that holds one. */
  readonly isText: boolean;
}

/** The props that a component declares, its own and those that it takes over from other parts of the library or from react-aria. */
export interface Props {
  readonly own: readonly Prop[];
  /** Names of types from outside of the library that it extends: `AriaButtonProps`. */
  readonly foreign: readonly string[];
}

/** The props of the component in a file: those of the interface or type `NameProps`. */
export function propsOf(file: string, name: string, sources: Sources): Props {
  const declared = declarationOf(`${name}Props`, file, sources);
  if (declared === undefined) return { own: [], foreign: [] };
  const parts = membersOf(declared, sources, new Set());
  return {
    own: parts.members.map(({ node, file: home }) => ({
      name: nameOf(node),
      isText:
        !isForMachines(nameOf(node)) &&
        !isPlace(node) &&
        node.type !== undefined &&
        holdsText(node.type, home, sources, new Set()),
    })),
    foreign: parts.foreign,
  };
}

export interface Declared {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly file: string;
}

export interface Members {
  readonly members: readonly { readonly node: ts.PropertySignature; readonly file: string }[];
  readonly foreign: readonly string[];
}

export function membersOf({ node, file }: Declared, sources: Sources, seen: Set<ts.Node>): Members {
  if (seen.has(node)) return { members: [], foreign: [] };
  seen.add(node);
  if (ts.isTypeAliasDeclaration(node)) return membersOfType(node.type, file, sources, seen);
  const own = node.members.filter((member) => ts.isPropertySignature(member)).map((member) => ({ node: member, file }));
  const taken = (node.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .map((type) => membersNamed(type.expression.getText(), type.typeArguments, file, sources, seen));
  return { members: [...own, ...taken.flatMap(({ members }) => members)], foreign: taken.flatMap(({ foreign }) => foreign) };
}

function membersOfType(type: ts.TypeNode, file: string, sources: Sources, seen: Set<ts.Node>): Members {
  if (ts.isTypeLiteralNode(type))
    return {
      members: type.members.filter((member) => ts.isPropertySignature(member)).map((node) => ({ node, file })),
      foreign: [],
    };
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
    const parts = type.types.map((part) => membersOfType(part, file, sources, seen));
    return { members: parts.flatMap(({ members }) => members), foreign: parts.flatMap(({ foreign }) => foreign) };
  }
  if (ts.isTypeReferenceNode(type)) return membersNamed(type.typeName.getText(), type.typeArguments, file, sources, seen);
  return { members: [], foreign: [] };
}

function membersNamed(
  name: string,
  args: ts.NodeArray<ts.TypeNode> | undefined,
  file: string,
  sources: Sources,
  seen: Set<ts.Node>,
): Members {
  const [first] = args ?? [];
  if (/^(?:Omit|Pick|Partial|Readonly)$/.test(name) && first !== undefined) return membersOfType(first, file, sources, seen);
  const declared = declarationOf(name, file, sources);
  return declared === undefined ? { members: [], foreign: [name] } : membersOf(declared, sources, seen);
}

/** Text for people, however deep it lies. What is called by a function is not shown by itself. */
function holdsText(type: ts.TypeNode, file: string, sources: Sources, seen: Set<ts.Node>): boolean {
  if (ts.isFunctionTypeNode(type) || ts.isLiteralTypeNode(type)) return false;
  if (type.kind === ts.SyntaxKind.StringKeyword) return true;
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    if (/^(?:ReactNode|Player|Squad|Fixture)$/.test(name)) return true;
    const declared = declarationOf(name, file, sources);
    if (declared !== undefined && !seen.has(declared.node)) {
      seen.add(declared.node);
      if (ts.isTypeAliasDeclaration(declared.node)) return holdsText(declared.node.type, declared.file, sources, seen);
      return membersOf(declared, sources, new Set()).members.some(
        ({ node, file: home }) =>
          !isForMachines(nameOf(node)) && node.type !== undefined && holdsText(node.type, home, sources, seen),
      );
    }
    return (type.typeArguments ?? []).some((argument) => holdsText(argument, file, sources, seen));
  }
  if (ts.isTypeLiteralNode(type))
    return type.members.some(
      (member) =>
        ts.isPropertySignature(member) &&
        member.type !== undefined &&
        !isForMachines(nameOf(member)) &&
        holdsText(member.type, file, sources, seen),
    );
  return ts.forEachChild(type, (child) => ts.isTypeNode(child) && holdsText(child, file, sources, seen)) ?? false;
}

/** Addresses, ids, times and sizes are not read as text. */
function isForMachines(name: string): boolean {
  return /^(?:href|src|id|key|date|now|locale|abbreviation|kit|flag|width|height|.*(?:Href|Id|Ids|Color|At|Zone))$/.test(name);
}

/** A node under another name than `children` is a place for another component, which has stories of its own. */
function isPlace(member: ts.PropertySignature): boolean {
  return nameOf(member) !== 'children' && member.type?.getText() === 'ReactNode';
}

export function nameOf(member: ts.PropertySignature): string {
  return member.name.getText();
}

/** Where a type is declared: in this file, or in the file of the library that it is imported from. */
export function declarationOf(name: string, file: string, sources: Sources): Declared | undefined {
  const parsed = parse(file, sources);
  if (parsed === undefined) return undefined;
  for (const node of parsed.statements) {
    if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name) return { node, file };
    const specifier = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) continue;
    const named = new RegExp(String.raw`\b${name}\b`).test(node.getText().split(' from ')[0] ?? '');
    if (named) return declarationOf(name, posix.join(posix.dirname(file), specifier.text), sources);
  }
  return undefined;
}

const parsedFiles = new WeakMap<Sources, Map<string, ts.SourceFile>>();

export function parse(file: string, sources: Sources): ts.SourceFile | undefined {
  const text = sources.get(file);
  if (text === undefined) return undefined;
  const known = parsedFiles.get(sources) ?? new Map<string, ts.SourceFile>();
  parsedFiles.set(sources, known);
  const parsed = known.get(file) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  known.set(file, parsed);
  return parsed;
}
