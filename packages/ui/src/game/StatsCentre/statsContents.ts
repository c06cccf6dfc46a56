import type { Player } from '@rugby/domain/game/model/entities';
import type { ShownOpponent } from '@rugby/domain/game/players/statistics';
import type { StatsColumn } from '@rugby/domain/game/players/statsTable';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** A player with the values of the shown columns. `next` is the opponent of the next fixture. */
export interface StatsRow {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'position' | 'status'>;
  readonly squad: SquadLook;
  readonly values: Readonly<Partial<Record<StatsColumn, number | null>>>;
  readonly next: ShownOpponent;
}

/** Content of the table; `count` is the number of players that match the filters, `rows` are the shown ones. */
export type StatsContents =
  | { readonly state: 'loading' | 'no-season' }
  /** `onRetry` is undefined where a repeat would fail too. */
  | { readonly state: 'failed'; readonly reason: string; readonly onRetry: (() => void) | undefined }
  | { readonly state: 'ready'; readonly rows: readonly StatsRow[]; readonly count: number };
