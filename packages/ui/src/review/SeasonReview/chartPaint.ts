import { css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';

/** The fill of what was left on the table: diagonal lines of a colour. */
export function hatch(line: string): string {
  return `repeating-linear-gradient(135deg, ${line} 0 1px, transparent 1px ${fine[6]})`;
}

/** A fill that is also printed: browsers leave out the backgrounds of a page. */
export const printedFill: RuleSet = css`
  print-color-adjust: exact;
`;

/** What a line of the chart marks: the average of all teams, or the team that scored most. */
export type MarkKind = 'average' | 'highest';

/** The line of a mark: solid for the average, dashed for the highest. */
export function markLine(kind: MarkKind): RuleSet {
  return css`
    border-block-start: ${fine[2]} ${kind === 'average' ? 'solid' : 'dashed'} ${({ theme }) => theme.color.text};
  `;
}
