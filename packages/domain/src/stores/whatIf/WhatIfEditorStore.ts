import { makeAutoObservable, observableRef } from 'mobx';
import { needsPlayer } from '../../game/boosters/boosterRules.ts';
import type { BoosterType } from '../../game/model/entities.ts';
import { playerAt } from '../../game/model/lineup.ts';
import { slots } from '../../game/model/positions.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import type { TrialCommand } from '../../game/whatIf/whatIf.ts';
import type { PoolSort } from '../../game/players/sortPool.ts';
import type { PoolStatistic } from '../../game/players/statistics.ts';
import { measureOf } from '../../game/whatIf/whatIfScore.ts';
import { PoolDeskStore } from '../players/PoolStore.ts';
import type { WhatIfStore } from './WhatIfStore.ts';

/** What stands over the sandbox. */
export type WhatIfDialog = { readonly kind: 'player'; readonly playerId: number } | { readonly kind: 'boosters' };

/** What lies beside a sandbox: the pool, the open dialog. Presses become attempts here. [B10] */
export class WhatIfDeskStore {
  readonly pool = new PoolDeskStore();
  dialog: WhatIfDialog | undefined = undefined;
  /** The booster that waits for its player. */
  choosing: BoosterType | undefined = undefined;
  /** Why the last attempt was refused; empty when it was not. */
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

  /** What the pool shows beside the price: what the sandbox counts with, unless the fan chose otherwise. */
  get poolStatistic(): PoolStatistic {
    return this.arranged?.statistic ?? (this.hasPoints ? 'RoundPoints' : 'AveragePoints');
  }

  /** Who would bring most comes first. */
  get poolSort(): PoolSort {
    return this.arranged?.sort ?? { by: this.hasPoints ? 'roundPoints' : 'avgPoints', direction: 'descending' };
  }

  arrange(statistic: PoolStatistic, sort: PoolSort): void {
    this.arranged = { statistic, sort };
  }

  pressPlayer(playerId: number): void {
    if (this.choosing === undefined) this.open({ kind: 'player', playerId });
    else if (this.attempt({ kind: 'boost', type: this.choosing, playerId })) this.choosing = undefined;
  }

  open(dialog: WhatIfDialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  add(playerId: number): void {
    const index = this.pool.chosen?.index;
    if (this.attempt({ kind: 'add', playerId, ...(index !== undefined && { index }) })) this.pool.settle();
  }

  /** Takes a player out and offers those who could come for him. */
  remove(playerId: number): void {
    const lineup = this.whatIf.trial?.lineup;
    const slot = lineup && slots.find((place) => playerAt(lineup, place) === playerId);
    if (this.attempt({ kind: 'remove', playerId }) && slot !== undefined) this.pool.pressEmpty(slot);
  }

  makeCaptain(playerId: number): void {
    this.attempt({ kind: 'captain', playerId });
  }

  /** Plays a booster at once, or asks for the player it needs. */
  play(type: BoosterType): void {
    this.closeDialog();
    if (needsPlayer(type)) this.choosing = type;
    else this.attempt({ kind: 'boost', type, playerId: null });
  }

  leaveOut(type: BoosterType): void {
    this.attempt({ kind: 'unboost', type });
  }

  cancelChoice(): void {
    this.choosing = undefined;
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
    const { sandbox } = this.whatIf;
    return sandbox !== undefined && measureOf(sandbox) === 'points';
  }

  private attempt(command: TrialCommand): boolean {
    this.clear();
    this.refusals = this.whatIf.attempt(command);
    return this.refusals.length === 0;
  }

  private clear(): void {
    this.refusals = [];
    this.closeDialog();
  }
}
