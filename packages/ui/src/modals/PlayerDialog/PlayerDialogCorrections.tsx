import type { Change } from '@rugby/domain/game/model/entities';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CorrectionLine } from './playerRecord.ts';

export interface PlayerDialogCorrectionsProps {
  readonly roundNumber: number;
  /** Newest first; at least one. */
  readonly corrections: readonly CorrectionLine[];
}

/** Changes to a match after its points were final, with their times. */
export function PlayerDialogCorrections({ roundNumber, corrections }: PlayerDialogCorrectionsProps) {
  const words = useWords();
  const changesOf = ({ counts, points }: CorrectionLine) => [
    ...counts.map(({ code, ...change }) =>
      words('fixtures.correction.change', { what: words(`fixtures.code.${code}`), ...formatChange(change) }),
    ),
    ...(points.from === points.to ? [] : [words('fixtures.correction.points', formatChange(points))]),
  ];
  return (
    <List aria-label={words('fixtures.correction.list', { round: roundNumber })}>
      {corrections.map((correction) => {
        const { at, when } = correction;
        return <li key={at}>{words('fixtures.correction.line', { when, changes: changesOf(correction).join(', ') })}</li>;
      })}
    </List>
  );
}

function formatChange({ from, to }: Change) {
  return { from: formatMinusSign(String(from)), to: formatMinusSign(String(to)) };
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
`;
