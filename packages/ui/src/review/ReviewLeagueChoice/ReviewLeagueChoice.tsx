import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A league that can be chosen. */
export interface ReviewLeague {
  readonly id: number;
  readonly name: string;
}

export interface ReviewLeagueChoiceProps {
  readonly leagues: readonly ReviewLeague[];
  /** Null for all teams. */
  readonly leagueId: number | null;
  readonly onChange: (leagueId: number | null) => void;
  /** Whether the ranks in the chosen league are loading. */
  readonly isPending?: boolean;
  /** Loads again what could not be loaded; undefined when nothing failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** The choice among whose teams a season is reviewed: all, or those of a league. Nothing for a user without a league. [B25] */
export function ReviewLeagueChoice({ leagues, leagueId, onChange, isPending = false, onRetry }: ReviewLeagueChoiceProps) {
  const words = useWords();
  const options = [{ id: allTeams, label: words('review.league.all') }, ...leagues.map(({ id, name }) => ({ id, label: name }))];
  const choice = {
    label: words('review.league.label'),
    options,
    value: leagueId ?? allTeams,
    onChange: (id: number | null) => onChange(id === allTeams ? null : id),
  };
  const isLong = options.length > mostInSelect;
  return (
    <Root aria-busy={isPending}>
      {leagues.length > 0 && (isLong ? <ComboBox {...choice} /> : <Select {...choice} layout="inline" />)}
      <output>{isPending ? words('review.league.loading') : ''}</output>
      {onRetry && <ErrorPanel title={words('review.league.failed')} onRetry={onRetry} isRetrying={isPending} />}
    </Root>
  );
}

/** The id of the first option: no league has it. */
const allTeams = 0;

/** A longer list is searched by typing. */
const mostInSelect = 12;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
