import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Names the expression that stands for a value of a statement, until the statement runs. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Takes the place of a value among the parameters of a compiled statement. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Returns a function that runs a statement with other values each time and answers its rows. The statement is built and compiled at its first run
 * only: for what almost every request asks, that takes the process longer than to send it and to read its answer. Nothing but
 * `valueOf` may differ between two runs.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<Database>, valueOf: ValueOf<Values>) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Values) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => sql`${new Placeholder(name)}`);
    const given = new Map<PropertyKey, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given.get(parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
