import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { SeasonReviewSection } from './SeasonReviewSection.tsx';
import type { ReviewLine } from './seasonReviewContents.ts';

export interface SeasonReviewLinesProps {
  readonly title: string;
  readonly lines: readonly ReviewLine[];
  /** Shown when there are no lines. */
  readonly none?: string;
}

/** Labels with their figures, one below the other. */
export function SeasonReviewLines({ title, lines, none }: SeasonReviewLinesProps) {
  return (
    <SeasonReviewSection title={title}>
      {lines.length === 0 ? (
        <Note>{none}</Note>
      ) : (
        <List>
          {lines.map(({ label, note, value }) => (
            <div key={`${label} ${note}`}>
              <dt>
                {label}
                {note !== undefined && <Note as="span">{note}</Note>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      )}
    </SeasonReviewSection>
  );
}

const List = styled.dl`
  margin: 0;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[2]};
    ${hairline('block-end')}
  }
  & dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${textStyle('cardName')}
    color: ${({ theme }) => theme.color.text};
  }
  & dd {
    margin: 0;
    text-align: end;
    ${textStyle('rowNumber')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Note = styled.p`
  display: block;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
