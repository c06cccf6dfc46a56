import type { RoundScore } from '@rugby/domain/game/players/playerOverview';
import { displayValue } from '@rugby/domain/game/players/statistics';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { chartMaximum } from './chartMaximum.ts';

export interface PlayerDialogFormProps {
  readonly scores: readonly RoundScore[];
  readonly average: number | null;
}

/** A bar chart of points by round, with the latest bar highlighted. Screen readers get a table. */
export function PlayerDialogForm({ scores, average }: PlayerDialogFormProps) {
  const words = useWords();
  const top = chartMaximum(scores.map(({ points }) => points ?? 0));
  return (
    <section>
      <Head>
        <Title>{words('modals.player.form')}</Title>
        {average !== null && scores.length > 0 && (
          <Legend aria-hidden="true">{words('modals.player.formAverage', { average: displayValue(average, 1) })}</Legend>
        )}
      </Head>
      {scores.length === 0 ? (
        <Legend>{words('modals.player.noForm')}</Legend>
      ) : (
        <>
          <Chart aria-hidden="true">
            {[top, top / 2, 0].map((tick) => (
              <Tick key={tick} style={{ insetBlockEnd: share(tick, top) }}>
                {tick}
              </Tick>
            ))}
            <Bars>
              {scores.map(({ roundNumber, points }, place) => (
                <Column key={roundNumber}>
                  <Value>{displayValue(points)}</Value>
                  <Bar $isLatest={place === scores.length - 1} style={{ blockSize: share(points ?? 0, top) }} />
                  <Round>{words('modals.player.formRoundShort', { round: roundNumber })}</Round>
                </Column>
              ))}
            </Bars>
            {average !== null && <Average style={{ insetBlockEnd: share(average, top) }} />}
          </Chart>
          <Table>
            <caption>{words('modals.player.formTable')}</caption>
            <thead>
              <tr>
                <th scope="col">{words('modals.player.formRound')}</th>
                <th scope="col">{words('modals.player.formPoints')}</th>
              </tr>
            </thead>
            <tbody>
              {scores.map(({ roundNumber, points }) => (
                <tr key={roundNumber}>
                  <th scope="row">{roundNumber}</th>
                  <td>{displayValue(points)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </section>
  );
}

/** Share of the chart's height. Negative points have no bar, only a figure. */
function share(points: number, top: number): string {
  return `${Math.max(0, Math.min(100, (points / top) * 100))}%`;
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  margin-block-start: ${({ theme }) => theme.space[6]};
`;

const Title = styled.h3`
  ${textStyle('heading')}
`;

const Legend = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Chart = styled.div`
  position: relative;
  block-size: 168px;
  margin-block: ${({ theme }) => `${theme.space[8]} ${theme.space[8]}`};
  ${({ theme }) => theme.media.sm} {
    block-size: 112px;
  }
`;

const Tick = styled.span`
  position: absolute;
  inset-inline: 0;
  block-size: 1px;
  ${textStyle('cardName')}
  line-height: 0;
  font-size: 0.875rem;
  color: ${({ theme }) => theme.color.textMuted};
  &::after {
    content: '';
    position: absolute;
    inset-inline: 32px 0;
    inset-block-start: 0;
    block-size: 1px;
    background-color: ${({ theme }) => theme.color.hairline};
  }
`;

const Bars = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 32px 0;
  display: flex;
  justify-content: space-around;
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
`;

const Value = styled.span`
  position: relative;
  z-index: 1;
  padding-inline: 2px;
  background-color: ${({ theme }) => theme.color.overlay};
  ${textStyle('rowNumber')}
`;

const Bar = styled.div<{ $isLatest: boolean }>`
  flex: none;
  inline-size: min(44px, 56%);
  border-start-start-radius: 3px;
  border-start-end-radius: 3px;
  background-color: ${({ theme, $isLatest }) => ($isLatest ? theme.color.chartBarStrong : theme.color.chartBar)};
`;

const Round = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Average = styled.div`
  position: absolute;
  inset-inline: 32px 0;
  border-block-start: 1.5px dashed ${({ theme }) => theme.color.text};
`;

const Table = styled.table`
  ${visuallyHidden}
`;
