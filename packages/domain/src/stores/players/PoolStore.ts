import { makeAutoObservable, observableRef } from 'mobx';
import { anyChoice, openFilter, type PoolFilter } from '../../game/players/filterPool.ts';
import type { Slot } from '../../game/model/positions.ts';

/** The pool beside a team: what passes its filters, the slot that its next player comes to, and whether its sheet is open. */
export class PoolDeskStore {
  filters: PoolFilter = openFilter;
  chosen: Slot | undefined = undefined;
  isOpen = false;

  constructor() {
    makeAutoObservable(this, { filters: observableRef, chosen: observableRef }, { autoBind: true });
  }

  /** Another position than that of the chosen slot lets go of the slot. */
  filter(filters: PoolFilter): void {
    this.filters = filters;
    if (filters.position !== this.chosen?.position) this.chosen = undefined;
  }

  showPosition(position: PoolFilter['position']): void {
    this.filter({ ...this.filters, position });
  }

  /** A pressed empty slot: the pool shows its position, and the next player comes to it. */
  pressEmpty(slot: Slot): void {
    this.chosen = slot;
    this.showPosition(slot.position);
    this.open();
  }

  /** The chosen slot has its player. */
  settle(): void {
    this.showPosition(anyChoice);
    this.close();
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
