import type { World } from '../scenarios/World.ts';

/** What a call answers, and the world that it leaves behind. */
export class Changed<Success> {
  readonly success: Success;
  readonly world: World;

  constructor(success: Success, world: World) {
    this.success = success;
    this.world = world;
  }
}

/**
 * The memory of a fake server: a world that calls change. Game time runs on from the moment at which the store was made, as fast as the
 * device's clock.
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
