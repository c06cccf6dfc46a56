import type { Key } from 'react-aria-components';

/** Tells which of the options a key of react-aria names; of several keys, or none, nothing is told. */
export function tellChosen<Id extends Key>(
  options: readonly { readonly id: Id }[],
  key: Key | readonly Key[] | null,
  onChosen: (id: Id) => void,
): void {
  const chosen = options.find(({ id }) => id === key);
  if (chosen !== undefined) onChosen(chosen.id);
}
