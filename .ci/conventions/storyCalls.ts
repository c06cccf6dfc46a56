import ts from 'typescript';
import { definitionOf } from './networkStories.ts';

/** A story of a file, as it is written. */
export interface StoryCalls {
  /** Names of the functions that it calls, itself or in a function or constant of the same file that it names. */
  readonly calls: ReadonlySet<string>;
  /** Its own args by name. */
  readonly args: ReadonlyMap<string, ts.Expression>;
}

/** The exported stories of a file: `meta.story(…)`, or another story extended. */
export function storiesIn(file: ts.SourceFile): readonly StoryCalls[] {
  const exported = file.statements.filter(
    (statement) =>
      ts.isVariableStatement(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return exported.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer }) => {
      if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
      const [options] = initializer.arguments;
      const calls = new Set<string>();
      if (options !== undefined) collectCalls(options, file, calls, new Set());
      return [{ calls, args: ownArgs(options) }];
    }),
  );
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

function ownArgs(options: ts.Expression | undefined): ReadonlyMap<string, ts.Expression> {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return new Map();
  const args = options.properties.find(({ name }) => name?.getText() === 'args');
  if (args === undefined || !ts.isPropertyAssignment(args) || !ts.isObjectLiteralExpression(args.initializer)) return new Map();
  const given = args.initializer.properties.filter((property) => ts.isPropertyAssignment(property));
  return new Map(given.map(({ name, initializer }) => [name.getText(), initializer]));
}

/** `[]` or `new Map()`. */
export function isEmptyLiteral(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  return ts.isNewExpression(node) && (node.arguments ?? []).length === 0;
}
