import { makeAutoObservable, observableRef } from 'mobx';
import { noFilter, openFilter, type PoolFilter } from '../../game/players/filterPool.ts';
import type { Slot } from '../../game/model/positions.ts';

/** The pool beside a team: what passes its filters, the slot that its next player comes to, and whether its sheet is open. */
export class PoolStore {
  filters: PoolFilter = openFilter;
  selectedSlot: Slot | undefined = undefined;
  isOpen = false;

  constructor() {
    makeAutoObservable(this, { filters: observableRef, selectedSlot: observableRef }, { autoBind: true });
  }

  /** Another position than that of the chosen slot lets go of the slot. */
  filter(filters: PoolFilter): void {
    this.filters = filters;
    if (filters.position !== this.selectedSlot?.position) this.selectedSlot = undefined;
  }

  showPosition(position: PoolFilter['position']): void {
    this.filter({ ...this.filters, position });
  }

  /** A pressed empty slot: the pool shows its position, and the next player comes to it. */
  selectSlot(slot: Slot): void {
    this.selectedSlot = slot;
    this.showPosition(slot.position);
    this.open();
  }

  /** The chosen slot has its player. */
  clearSlot(): void {
    this.showPosition(noFilter);
    this.close();
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
