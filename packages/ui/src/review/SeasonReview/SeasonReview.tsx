import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { SeasonReviewBest } from './SeasonReviewBest.tsx';
import { SeasonReviewEarners } from './SeasonReviewEarners.tsx';
import { SeasonReviewLines } from './SeasonReviewLines.tsx';
import { SeasonReviewRanks } from './SeasonReviewRanks.tsx';
import { SeasonReviewTables } from './SeasonReviewTables.tsx';
import type { SeasonReviewContents } from './seasonReviewContents.ts';

export type { ReviewEarner, ReviewLine, ReviewRound, SeasonReviewContents } from './seasonReviewContents.ts';

export interface SeasonReviewProps {
  readonly contents: SeasonReviewContents;
  /** Whether tables stand in the place of the charts. */
  readonly isTabular?: boolean;
  /** The best fifteen of the user's own players on the field, as a read-only `Pitch`. */
  readonly pitch?: ReactNode;
}

/** A season round by round: ranks, points against the best possible fifteen, and who and what earned them. [B25] */
export function SeasonReview({ contents, isTabular = false, pitch }: SeasonReviewProps) {
  const words = useWords();
  const { rounds, earners, boosters, noBooster, captains, comparison, binding, ownBest } = contents;
  return (
    <Root>
      <Main>
        {isTabular ? (
          <SeasonReviewTables rounds={rounds} earners={earners} />
        ) : (
          <>
            <SeasonReviewRanks rounds={rounds} />
            <SeasonReviewBest rounds={rounds} comparison={comparison} binding={binding} />
          </>
        )}
        <Columns>
          {!isTabular && <SeasonReviewEarners earners={earners} />}
          <Main>
            <SeasonReviewLines title={words('review.boosters.title')} lines={boosters} none={noBooster} />
            <SeasonReviewLines title={words('review.captains.title')} lines={captains} />
          </Main>
        </Columns>
      </Main>
      <Aside>
        <h2>{words('review.ownBest.title')}</h2>
        {ownBest === undefined ? (
          <p>{words('review.ownBest.none')}</p>
        ) : (
          <>
            {pitch}
            <p>
              <strong>{ownBest.points}</strong> {ownBest.binding}
            </p>
            <p>{words('review.ownBest.note')}</p>
          </>
        )}
      </Aside>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.menu};
    column-gap: ${({ theme }) => theme.space[12]};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
`;

const Columns = styled(Main)`
  ${({ theme }) => theme.media.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    column-gap: ${({ theme }) => theme.space[8]};
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
  & strong {
    color: ${({ theme }) => theme.color.text};
  }
`;
