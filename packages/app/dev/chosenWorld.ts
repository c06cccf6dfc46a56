import type { Edition } from '@rugby/domain/editions';
import { scenarios } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';

const key = 'world';

/**
 * The world that the address names, as `?world=midRound`. It holds for the tab until another is named; a new tab begins between rounds.
 * Throws, with the names that there are, for a name that is none of them.
 */
export function chosenWorld(edition: Edition): World {
  const name = new URLSearchParams(location.search).get(key) ?? sessionStorage.getItem(key) ?? 'betweenRounds';
  const scenario = Object.entries(scenarios).find(([known]) => known === name)?.[1];
  if (scenario === undefined) throw new Error(`There is no world “${name}”. Choose one: ${Object.keys(scenarios).join(', ')}`);
  sessionStorage.setItem(key, name);
  return scenario(edition);
}
