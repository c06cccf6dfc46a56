import type { Player } from '@rugby/domain/game/model/entities';
import type { StatsColumn } from '@rugby/domain/game/players/statsTable';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** A player with the values of the columns on show; the opponent stands for the next fixture. */
export interface StatsRow {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'position' | 'status'>;
  readonly squad: SquadLook;
  readonly values: Readonly<Partial<Record<StatsColumn, number | null>>>;
  readonly next: { readonly abbreviation: string; readonly venue: 'home' | 'away' } | null;
}

/** What the table holds; `count` is how many pass the filters, of whom `rows` are on show. */
export type StatsContents =
  | { readonly state: 'loading' | 'no-season' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly rows: readonly StatsRow[]; readonly count: number };
