import type { MatchChoice } from '@rugby/domain/game/players/filterPool';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PoolBand } from './PoolBand.ts';

/** The squads without a match in the current round. */
export interface PoolByes {
  readonly roundNumber: number;
  readonly squads: readonly string[];
}

export interface PlayerPoolByesProps {
  readonly byes: PoolByes;
  readonly match: MatchChoice;
  readonly onMatchChange: (match: MatchChoice) => void;
}

/** A band above the list in a round with byes: who rests, and the filter for those who play. [D47] */
export function PlayerPoolByes({ byes: { roundNumber, squads }, match, onMatchChange }: PlayerPoolByesProps) {
  const words = useWords();
  const isFiltered = match === 'plays';
  return (
    <ByesBand $tone="warningTint">
      <Icon name="pause" />
      <span>{isFiltered ? words('pool.byes.filtered', { round: roundNumber }) : sentence()}</span>
      <Button variant="quiet" size="sm" onPress={() => onMatchChange(isFiltered ? 'null' : 'plays')}>
        {words(isFiltered ? 'pool.byes.showAll' : 'pool.byes.whoPlays')}
      </Button>
    </ByesBand>
  );

  /** Names up to three squads. */
  function sentence(): string {
    const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
    const names = squads.length <= 3 ? list.format(squads) : words('pool.byes.squads', { count: squads.length });
    return words('pool.byes.rest', { squads: names, count: squads.length, round: roundNumber });
  }
}

const ByesBand = styled(PoolBand)`
  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.warning};
  }
`;
