import type { EditionId } from '@rugby/domain/editions';

/** Returns a function that creates a value for each edition when it is first asked for. */
export function perEdition<Value>(create: (edition: EditionId) => Value): (edition: EditionId) => Value {
  const created = new Map<EditionId, Value>();
  return (edition) => {
    const value = created.get(edition) ?? create(edition);
    created.set(edition, value);
    return value;
  };
}
