type Load = () => Promise<unknown>;

const loads: Load[] = [];

/**
 * Marks a lazy part of a page that a user may need for the first time without a connection. It is loaded before the device copies what the page has
 * loaded.
 */
export function neededOffline<Part extends { readonly load: Load }>(part: Part): Part {
  loads.push(part.load);
  return part;
}

/** Loads the marked parts of the pages that were opened so far. */
export async function loadNeededOffline(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
