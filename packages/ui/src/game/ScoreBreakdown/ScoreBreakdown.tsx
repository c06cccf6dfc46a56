import type { BreakdownLine } from '@rugby/domain/game/scoring/scoreBreakdown';
import type { Words } from '@rugby/domain/i18n/keys';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import styled from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { formatSigned } from './formatSigned.ts';

/** What a team gets beyond the player's own points: `Captain ×2`. */
export interface TeamPart {
  readonly name: string;
  readonly points: number;
}

export interface ScoreBreakdownProps {
  readonly roundNumber: number;
  /** They add up to `points`, together with `teamPart`. */
  readonly lines: readonly BreakdownLine[];
  readonly teamPart?: TeamPart;
  readonly points: number;
  /** Whether the points can still change. */
  readonly isProvisional: boolean;
}

/** How the points of a match add up: each count, its value, and the total. */
export function ScoreBreakdown({ roundNumber, lines, teamPart, points, isProvisional }: ScoreBreakdownProps) {
  const words = useWords();
  return (
    <Table>
      <Caption>{words('fixtures.breakdown.caption', { round: roundNumber })}</Caption>
      <thead>
        <HiddenRow>
          <th scope="col">{words('fixtures.breakdown.what')}</th>
          <th scope="col">{words('fixtures.breakdown.count')}</th>
          <th scope="col">{words('fixtures.breakdown.points')}</th>
        </HiddenRow>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind === 'adjustment' ? line.kind : line.code}>
            <th scope="row">{nameOf(line, words)}</th>
            <Count>{countOf(line, words)}</Count>
            <Points $isNegative={line.points < 0}>{formatSigned(line.points)}</Points>
          </tr>
        ))}
        {teamPart && (
          <tr>
            <TeamPartName scope="row" colSpan={2}>
              {teamPart.name}
            </TeamPartName>
            <Points $isNegative={teamPart.points < 0}>{formatSigned(teamPart.points)}</Points>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words(isProvisional ? 'fixtures.breakdown.provisional' : 'fixtures.breakdown.final', { round: roundNumber })}
          </th>
          <Points $isNegative={points < 0}>{formatSigned(points)}</Points>
        </tr>
      </tfoot>
    </Table>
  );
}

function nameOf(line: BreakdownLine, words: Words): string {
  return line.kind === 'adjustment' ? words('fixtures.breakdown.adjustment') : words(`fixtures.code.${line.code}`);
}

function countOf(line: BreakdownLine, words: Words): string {
  switch (line.kind) {
    case 'each':
      return words('fixtures.breakdown.times', { count: line.count, value: formatMinusSign(String(line.value)) });
    case 'metres':
      return words('fixtures.breakdown.metres', { count: formatMinusSign(String(line.count)) });
    case 'minutes':
      return String(line.count);
    case 'adjustment':
      return '';
  }
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  & th {
    padding: ${fine[2]} 0;
    font-weight: 400;
    text-align: start;
  }
  & tbody > tr {
    ${hairline('block-end')}
  }
  & tfoot th {
    padding-block-start: ${({ theme }) => theme.space[1]};
    ${textStyle('bodyStrong')}
  }
  & tfoot td {
    padding-block-start: ${({ theme }) => theme.space[1]};
    ${textStyle('rowNumber')}
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const HiddenRow = styled.tr`
  ${visuallyHidden}
`;

const TeamPartName = styled.th`
  && {
    font-weight: 600;
  }
`;

const Count = styled.td`
  padding: ${fine[2]} ${({ theme }) => theme.space[2]};
  text-align: end;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.textMuted};
`;

/** The sign carries the meaning; the colour only supports it. */
const Points = styled.td<{ $isNegative: boolean }>`
  inline-size: ${space[12]};
  padding: ${fine[2]} 0;
  text-align: end;
  ${textStyle('cardName')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $isNegative }) => ($isNegative ? theme.color.danger : 'inherit')};
`;
