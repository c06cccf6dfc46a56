import { makeAutoObservable, observableRef } from 'mobx';
import { noFilter, openFilter, type PoolFilter } from '../../game/players/filterPool.ts';
import type { Slot } from '../../game/model/positions.ts';

/** UI state of the pool: its filters, the slot that the next player fills, and whether its sheet is open. */
export class PoolStore {
  filters: PoolFilter = openFilter;
  selectedSlot: Slot | undefined = undefined;
  isOpen = false;

  constructor() {
    makeAutoObservable(this, { filters: observableRef, selectedSlot: observableRef }, { autoBind: true });
  }

  /** Clears the selected slot when the position filter no longer matches it. */
  filter(filters: PoolFilter): void {
    this.filters = filters;
    if (filters.position !== this.selectedSlot?.position) this.selectedSlot = undefined;
  }

  showPosition(position: PoolFilter['position']): void {
    this.filter({ ...this.filters, position });
  }

  /** Selects an empty slot: the pool shows its position, and the next player fills it. */
  selectSlot(slot: Slot): void {
    this.selectedSlot = slot;
    this.showPosition(slot.position);
    this.open();
  }

  /** Clears the selected slot after its player was added. */
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
