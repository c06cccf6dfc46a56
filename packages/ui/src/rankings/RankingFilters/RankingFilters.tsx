import { type RankingStatistic, rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import styled from 'styled-components';
import { Select } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** A round after which teams can be ranked. */
export interface RankedRound {
  readonly id: number;
  readonly roundNumber: number;
}

export interface RankingFiltersProps {
  /** Rounds that have begun. */
  readonly rounds: readonly RankedRound[];
  /** Null ranks after the latest round. */
  readonly roundId: number | null;
  readonly onRoundChange: (roundId: number | null) => void;
  readonly statistic: RankingStatistic;
  readonly onStatisticChange: (statistic: RankingStatistic) => void;
}

/** The filters of a ranking: the round after which the teams are ranked, and the statistic. */
export function RankingFilters({ rounds, roundId, onRoundChange, statistic, onStatisticChange }: RankingFiltersProps) {
  const words = useWords();
  const options = rounds.map(({ id, roundNumber }) => ({ id, label: words('team.round.name', { round: roundNumber }) }));
  return (
    <Root aria-label={words('rankings.filters')}>
      <Select
        label={words('rankings.round')}
        layout="inline"
        options={[{ id: overall, label: words('rankings.overall') }, ...options]}
        value={roundId ?? overall}
        onChange={(id) => onRoundChange(id === overall ? null : id)}
        isMarked={roundId !== null}
      />
      <Select
        label={words('rankings.statistic')}
        layout="inline"
        options={rankingStatistics.map((id) => ({ id, label: words(`rankings.statisticName.${id}`) }))}
        value={statistic}
        onChange={onStatisticChange}
        isMarked={statistic !== 'overallPoints'}
      />
    </Root>
  );
}

/** The id of the first option: no round has it. */
const overall = 0;

/** On a phone the values stand alone: their labels are for screen readers. */
const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};
  & button::before {
    display: none;
  }
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: auto auto;
    justify-content: start;
    & button::before {
      display: inline;
    }
  }
`;
