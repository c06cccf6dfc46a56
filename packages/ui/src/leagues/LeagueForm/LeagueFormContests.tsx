import type { LeagueFormAnswers } from '@rugby/domain/game/leagues/leagueForm';
import type { ContestKind } from '@rugby/domain/game/model/contest';
import { leastCupEntries } from '@rugby/domain/game/model/contestSizes';
import styled from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueFormContestsProps {
  readonly answers: Pick<LeagueFormAnswers, 'hasHeadToHead' | 'hasCup'>;
  /** The contests that cannot be switched off any more. */
  readonly drawn?: readonly ContestKind[] | undefined;
  readonly onChange: (changed: Partial<LeagueFormAnswers>) => void;
}

/** What a league plays besides its ladder. A contest that has been drawn stays switched on. [B22, D52] */
export function LeagueFormContests({ answers, drawn = none, onChange }: LeagueFormContestsProps) {
  const words = useWords();
  return (
    <Root>
      <legend>{words('contests.alsoPlay')}</legend>
      <Checkbox
        isSelected={answers.hasHeadToHead}
        onChange={(hasHeadToHead) => onChange({ hasHeadToHead })}
        isDisabled={drawn.includes('head-to-head')}
        hint={words(drawn.includes('head-to-head') ? 'contests.isDrawn' : 'contests.headToHeadText')}
      >
        {words('leagues.tabs.head-to-head')}
      </Checkbox>
      <Checkbox
        isSelected={answers.hasCup}
        onChange={(hasCup) => onChange({ hasCup })}
        isDisabled={drawn.includes('cup')}
        hint={words(drawn.includes('cup') ? 'contests.isDrawn' : 'contests.cupText', { least: leastCupEntries })}
      >
        {words('leagues.tabs.cup')}
      </Checkbox>
    </Root>
  );
}

const none: readonly ContestKind[] = [];

const Root = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  border: none;
  & > legend {
    padding: 0;
    ${textStyle('bodyStrong')}
  }
`;
