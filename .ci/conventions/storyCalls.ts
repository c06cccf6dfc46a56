import ts from 'typescript';
import { definitionOf } from './networkStories.ts';

/** Names of the functions that a story calls, itself or in a function or constant of the same file that it names. */
export type StoryCalls = ReadonlySet<string>;

/** The calls of each exported story of a file: of `meta.story(…)`, or of another story extended. */
export function storiesIn(file: ts.SourceFile): readonly StoryCalls[] {
  const statements = file.statements.filter((statement) => ts.isVariableStatement(statement));
  return statements.filter(isExported).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer }) => {
      if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
      const calls = new Set<string>();
      const seen = new Set<ts.Node>();
      for (const options of initializer.arguments) collectCalls(options, file, calls, seen);
      return [calls];
    }),
  );
}

function isExported({ modifiers = [] }: { readonly modifiers?: Iterable<ts.ModifierLike> }): boolean {
  return [...modifiers].some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function collectCalls(node: ts.Node, file: ts.SourceFile, calls: Set<string>, seen: Set<ts.Node>): void {
  if (seen.has(node)) return;
  seen.add(node);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.add(node.expression.text);
  if (ts.isIdentifier(node)) {
    const defined = definitionOf(node.text, file);
    if (defined !== undefined) collectCalls(defined, file, calls, seen);
  }
  ts.forEachChild(node, (child) => collectCalls(child, file, calls, seen));
}
