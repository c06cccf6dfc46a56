import { Table } from '../../primitives/Table/Table.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../../rankings/rankingFigures.ts';
import type { ReviewEarner, ReviewRound } from './seasonReviewContents.ts';

export interface SeasonReviewTablesProps {
  readonly rounds: readonly ReviewRound[];
  readonly earners: readonly ReviewEarner[];
}

const roundColumns = [
  'round',
  'points',
  'rank',
  'average',
  'highest',
  'best',
  'left',
  'captain',
  'booster',
  'transfers',
] as const;
const ruleColumns = ['round', 'cap', 'squad-limit', 'positions'] as const;
const playerColumns = ['player', 'points', 'played', 'asCaptain'] as const;

/** Every figure of the charts as tables. */
export function SeasonReviewTables({ rounds, earners }: SeasonReviewTablesProps) {
  const words = useWords();
  const columnsOf = <Id extends (typeof roundColumns | typeof ruleColumns | typeof playerColumns)[number]>(ids: readonly Id[]) =>
    ids.map((id) => ({ id, label: words(`review.table.${id}`) }));
  const figure = (value: number | null, decimals: 0 | 1 = 0) => rankingFigure(value, words.locale, decimals);
  return (
    <>
      <Table
        caption={words('review.table.rounds')}
        columns={columnsOf(roundColumns)}
        rows={rounds}
        rowKey={({ roundId }) => roundId}
        renderCell={(round, id) => (id === 'round' ? round.roundNumber : figure(round[id], id === 'average' ? 1 : 0))}
      />
      <Table
        caption={words('review.table.rules')}
        columns={columnsOf(ruleColumns)}
        rows={rounds}
        rowKey={({ roundId }) => roundId}
        renderCell={({ roundNumber, without }, id) => (id === 'round' ? roundNumber : figure(without[id]))}
      />
      <Table
        caption={words('review.table.players')}
        columns={columnsOf(playerColumns)}
        rows={earners}
        rowKey={({ playerId }) => playerId}
        renderCell={({ name, points, rounds: played, roundsAsCaptain }, id) => {
          const cells = { player: name, points: figure(points), played, asCaptain: roundsAsCaptain };
          return cells[id];
        }}
      />
    </>
  );
}
