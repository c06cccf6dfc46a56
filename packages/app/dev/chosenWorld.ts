import type { Edition } from '@rugby/domain/editions';
import { scenarios } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';

const key = 'world';

/**
 * The world that the address names, as `?world=midRound`. It holds for the tab until another is named; a new tab begins between rounds.
 * Throws, with the names that there are, for a name that is none of them, and for a world of the other edition.
 */
export function chosenWorld(edition: Edition): World {
  const name = new URLSearchParams(location.search).get(key) ?? sessionStorage.getItem(key) ?? 'betweenRounds';
  const scenario = Object.entries(scenarios).find(([known]) => known === name)?.[1];
  const names = Object.keys(scenarios).join(', ');
  if (scenario === undefined) throw new Error(`There is no world “${name}”. Choose one: ?${key}= ${names}`);
  const world = scenario(edition);
  if (world.edition.id !== edition.id)
    throw new Error(
      `The world “${name}” is at ${world.edition.basePath}/. Open it there, or choose another here: ?${key}= ${names}`,
    );
  sessionStorage.setItem(key, name);
  return world;
}
