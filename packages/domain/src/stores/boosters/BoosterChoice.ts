import { makeAutoObservable } from 'mobx';
import type { BoosterType } from '../../game/model/entities.ts';

/** The booster that is chosen but not confirmed, and the player that is pressed for it. */
export class BoosterChoice {
  type: BoosterType | undefined = undefined;
  playerId: number | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(type: BoosterType): void {
    this.type = type;
    this.playerId = null;
  }

  choosePlayer(playerId: number): void {
    this.playerId = playerId;
  }

  clear(): void {
    this.type = undefined;
    this.playerId = null;
  }
}
