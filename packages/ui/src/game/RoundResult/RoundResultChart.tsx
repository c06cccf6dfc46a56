import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { revealInRow } from '../../theme/revealInRow.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { resultInset } from './resultLook.ts';

/** A team's points in a round. */
export interface RoundPoints {
  readonly id: number;
  readonly roundNumber: number;
  readonly points: number;
}

export interface RoundResultChartProps {
  readonly rounds: readonly RoundPoints[];
  readonly selectedId: number;
  readonly onSelect: (roundId: number) => void;
}

/** Points by round as bars, the one of the round in view; a press on one shows its round. */
export function RoundResultChart({ rounds, selectedId, onSelect }: RoundResultChartProps) {
  const words = useWords();
  const row = useRef<HTMLOListElement>(null);
  const top = Math.max(1, ...rounds.map(({ points }) => points));
  const selected = rounds.findIndex(({ id }) => id === selectedId);
  useLayoutEffect(() => revealInRow(row.current, selected, edge), [selected]);
  return (
    <Chart>
      <figcaption>{words('result.byRound')}</figcaption>
      <Bars ref={row}>
        {rounds.map(({ id, roundNumber, points }) => (
          <li key={id}>
            <Column aria-current={id === selectedId} onPress={() => onSelect(id)}>
              <Spoken>{words('result.roundPoints', { round: roundNumber, count: points })}</Spoken>
              <Points aria-hidden="true">{points}</Points>
              <Bar $isSelected={id === selectedId} style={{ blockSize: `calc(${Math.max(0, points) / top} * ${barHeight})` }} />
              <Round aria-hidden="true">{words('modals.player.formRoundShort', { round: roundNumber })}</Round>
            </Column>
          </li>
        ))}
      </Bars>
    </Chart>
  );
}

/** Height of the highest bar, in px: less in a low window, so that the rounds below the bars are in sight. */
const barHeight = 'clamp(56px, calc(100dvh - 716px), 108px)';

/** How much of the bar beside it shows, in px: it says that there are more rounds. */
const edge = 16;

const Chart = styled.figure`
  margin: 0;
  ${resultInset('both')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Bars = styled.ol`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  & > li {
    flex: 1;
    min-inline-size: 36px;
    max-inline-size: 72px;
  }
`;

const Column = styled(Button)`
  display: grid;
  justify-items: center;
  align-content: end;
  gap: ${({ theme }) => theme.space[1]};
  inline-size: 100%;
  min-block-size: calc(${barHeight} + 64px);
  padding: ${({ theme }) => `${theme.space[1]} 0`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &[data-hovered] {
    background-color: ${({ theme }) => theme.color.sunken};
  }
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Points = styled.span`
  ${textStyle('cardName')}
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span<{ $isSelected: boolean }>`
  inline-size: min(34px, 72%);
  border-start-start-radius: ${({ theme }) => theme.radius.sm};
  border-start-end-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme, $isSelected }) => ($isSelected ? theme.color.chartBarStrong : theme.color.chartBar)};
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid;
  }
`;

const Round = styled.span`
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.textMuted};
`;
