import { makeAutoObservable, observableRef } from 'mobx';
import { needsPlayer } from '../../game/boosters/boosterBehaviours.ts';
import type { BoosterType } from '../../game/model/entities.ts';
import { slotOf } from '../../game/model/lineup.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import type { WhatIfCommand } from '../../game/whatIf/whatIf.ts';
import type { PoolSort } from '../../game/players/sortPool.ts';
import type { PoolStatistic } from '../../game/players/statistics.ts';
import { whatIfMeasure } from '../../game/whatIf/whatIfScore.ts';
import { PoolStore } from '../players/PoolStore.ts';
import type { WhatIfStore } from './WhatIfStore.ts';

/** The dialog over the what-if page. */
export type WhatIfDialog = { readonly kind: 'player'; readonly playerId: number } | { readonly kind: 'boosters' };

/** UI state of the what-if page: the pool, the open dialog. Turns presses into changes. [B10] */
export class WhatIfEditorStore {
  readonly pool = new PoolStore();
  dialog: WhatIfDialog | undefined = undefined;
  /** The booster that waits for its player. */
  pendingBooster: BoosterType | undefined = undefined;
  /** Why the last change was refused; empty when it was not. */
  refusals: readonly Refusal[] = [];
  private arranged: { readonly statistic: PoolStatistic; readonly sort: PoolSort } | undefined = undefined;
  private readonly whatIf: WhatIfStore;

  constructor(whatIf: WhatIfStore) {
    this.whatIf = whatIf;
    makeAutoObservable<this, 'whatIf' | 'arranged'>(
      this,
      { pool: false, arranged: observableRef, whatIf: false, dialog: observableRef, refusals: observableRef },
      { autoBind: true },
    );
  }

  /** The statistic beside the price in the pool: the user's choice, else the one that the score counts. */
  get poolStatistic(): PoolStatistic {
    return this.arranged?.statistic ?? (this.hasPoints ? 'RoundPoints' : 'AveragePoints');
  }

  /** Defaults to the highest scorers first. */
  get poolSort(): PoolSort {
    return this.arranged?.sort ?? { by: this.hasPoints ? 'roundPoints' : 'avgPoints', direction: 'descending' };
  }

  arrangePool(statistic: PoolStatistic, sort: PoolSort): void {
    this.arranged = { statistic, sort };
  }

  pressPlayer(playerId: number): void {
    if (this.pendingBooster === undefined) this.open({ kind: 'player', playerId });
    else if (this.apply({ kind: 'boost', type: this.pendingBooster, playerId })) this.pendingBooster = undefined;
  }

  open(dialog: WhatIfDialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  add(playerId: number): void {
    const index = this.pool.selectedSlot?.index;
    if (this.apply({ kind: 'add', playerId, ...(index !== undefined && { index }) })) this.pool.clearSlot();
  }

  /** Removes a player and shows the players who could fill the slot. */
  remove(playerId: number): void {
    const lineup = this.whatIf.team?.lineup;
    const slot = lineup && slotOf(lineup, playerId);
    if (this.apply({ kind: 'remove', playerId }) && slot !== undefined) this.pool.selectSlot(slot);
  }

  makeCaptain(playerId: number): void {
    this.apply({ kind: 'captain', playerId });
  }

  /** Applies a booster, or asks for the player it needs. */
  applyBooster(type: BoosterType): void {
    this.closeDialog();
    if (needsPlayer(type)) this.pendingBooster = type;
    else this.apply({ kind: 'boost', type, playerId: null });
  }

  removeBooster(type: BoosterType): void {
    this.apply({ kind: 'unboost', type });
  }

  cancelChoice(): void {
    this.pendingBooster = undefined;
  }

  undo(): void {
    this.clear();
    this.whatIf.undo();
  }

  redo(): void {
    this.clear();
    this.whatIf.redo();
  }

  reset(): void {
    this.clear();
    this.whatIf.reset();
  }

  private get hasPoints(): boolean {
    const { whatIfRound } = this.whatIf;
    return whatIfRound !== undefined && whatIfMeasure(whatIfRound) === 'points';
  }

  private apply(command: WhatIfCommand): boolean {
    this.clear();
    this.refusals = this.whatIf.apply(command);
    return this.refusals.length === 0;
  }

  private clear(): void {
    this.refusals = [];
    this.closeDialog();
  }
}
