import { reaction } from 'mobx';
import type { Position } from '../../game/model/entities.ts';
import { noFilter } from '../../game/players/filterPool.ts';
import { type Transfer, transfersOf } from '../../game/transfers/transfers.ts';
import type { PoolStore } from '../players/PoolStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';

/** The pool in transfer mode: it lists the players for the open transfer that the prompt names. */
export class TransferPool {
  private readonly team: Pick<TeamStore, 'draft'>;
  private readonly pool: PoolStore;

  constructor(team: Pick<TeamStore, 'draft'>, pool: PoolStore) {
    this.team = team;
    this.pool = pool;
  }

  /** The transfers without a player who comes in. */
  get open(): readonly Transfer[] {
    return transfersOf(this.team.draft).filter((transfer) => transfer.in === null);
  }

  /** The open transfer to fill next: one at the position that the pool shows, else the first. */
  get next(): Transfer | undefined {
    const { position } = this.pool.filters;
    return this.open.find(({ slot }) => slot.position === position) ?? this.open[0];
  }

  /** Shows the players of a position; all players without one. */
  show(position: Position | undefined): void {
    this.pool.showPosition(position ?? noFilter);
  }

  /** Shows the players for the transfer to fill next; all players when none is open. */
  showNext(): void {
    this.show(this.next?.slot.position);
  }

  /** Moves on to an open transfer whenever the open transfers change in transfer mode. */
  follow(isOn: () => boolean): () => void {
    const outs = () => (isOn() ? this.open.map(({ out }) => out).join(',') : undefined);
    return reaction(outs, (now, before) => {
      if (now !== undefined && before !== undefined) this.showNext();
    });
  }

  close(): void {
    this.pool.close();
  }
}
