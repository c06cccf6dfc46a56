import type { World } from '../scenarios/World.ts';

/** The answer of a mutation, and the world after it. */
export class MutationResult<Success> {
  readonly success: Success;
  readonly world: World;

  constructor(success: Success, world: World) {
    this.success = success;
    this.world = world;
  }
}

/**
 * Holds the world of a fake server, which mutations replace. Game time runs from the creation of the store at the speed of the device's
 * clock.
 */
export class WorldStore {
  private world: World;
  private readonly gameTimeAhead: number;

  constructor(world: World) {
    this.world = world;
    this.gameTimeAhead = Date.parse(world.now) - Date.now();
  }

  /** The world as it is now. */
  get present(): World {
    return { ...this.world, now: new Date(Date.now() + this.gameTimeAhead).toISOString() };
  }

  /** Replaces the world. */
  replace(world: World): void {
    this.world = world;
  }
}
