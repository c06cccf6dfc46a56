import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bandAcross } from '../../layout/PageLayout/bandAcross.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline, notPrinted } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { ReviewLine } from '../SeasonReview/seasonReviewContents.ts';

export interface SeasonReviewHeadProps {
  /** Whose season, and how many rounds. */
  readonly lead: string;
  readonly figures: readonly ReviewLine[];
  /** Sentences about what the figures do not hold yet. */
  readonly notes?: readonly string[];
  /** Among whose teams the season is reviewed, as a `ReviewLeagueChoice`. */
  readonly choice?: ReactNode;
  readonly isTabular: boolean;
  readonly onToggleTables: () => void;
  readonly onExport: () => void;
  /** Shares the figures, as a `ShareText`. */
  readonly share?: ReactNode;
}

/** The head of a season review: its figures, and the buttons that show it as tables, export and share it. */
export function SeasonReviewHead(props: SeasonReviewHeadProps) {
  const { lead, figures, notes, choice, isTabular, onToggleTables, onExport, share } = props;
  const words = useWords();
  return (
    <Root>
      <Top>
        <div>
          <h1>{words('review.title')}</h1>
          <p>{lead}</p>
        </div>
        <Buttons>
          <Button variant="outline" icon="table" onPress={onToggleTables}>
            {words(isTabular ? 'review.asCharts' : 'review.asTables')}
          </Button>
          <Button variant="outline" icon="download" onPress={onExport}>
            {words('review.export')}
          </Button>
          {share}
        </Buttons>
      </Top>
      {choice}
      <Figures aria-label={words('review.figures.label')}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Figures>
      {notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-block-end: ${({ theme }) => theme.space[8]};
  padding-block-end: ${({ theme }) => theme.space[6]};
  ${bandAcross}
  ${hairline('block-end')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h1 {
    margin-block-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color.text};
    ${textStyle('dialogTitle')}
    ${({ theme }) => theme.media.md} {
      ${textStyle('title')}
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  ${notPrinted}
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  ${({ theme }) => theme.media.md} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${({ theme }) => theme.space[8]};
  }
  & dd {
    margin: 0;
    ${textStyle('number')}
    color: ${({ theme }) => theme.color.text};
  }
  & small {
    ${textStyle('cardName')}
    font-weight: 600;
    white-space: nowrap;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
