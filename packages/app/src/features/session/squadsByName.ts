/** The squads that a user can support, in the order in which they are offered; none before they are loaded. */
export function squadsByName<Squad extends { readonly name: string }>(squads: readonly Squad[] | undefined): readonly Squad[] {
  return (squads ?? []).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
