import type { Edition } from '@rugby/domain/editions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../words/WordsProvider.tsx';
import { LandingHero } from '../LandingHero/LandingHero.tsx';
import { LandingSteps } from '../LandingSteps/LandingSteps.tsx';
import { NextRoundStrip, type NextRound } from '../NextRoundStrip/NextRoundStrip.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { LandingActions, type LandingVisitor } from './LandingActions.tsx';

export { LandingAction, type LandingVisitor } from './LandingActions.tsx';

export interface LandingLayoutProps {
  readonly edition: Edition;
  /** The `SiteHeader` in its landing form, with `LandingAction` as its action. */
  readonly header: ReactNode;
  readonly visitor: LandingVisitor;
  readonly nextRound: NextRound;
  /** What follows the steps. */
  readonly children?: ReactNode;
}

/** The landing page of an edition. */
export function LandingLayout({ edition, header, visitor, nextRound, children }: LandingLayoutProps) {
  const words = useWords();
  return (
    <PageLayout header={null} footer={<SiteFooter edition={edition} />} frame="bleed">
      <LandingHero
        edition={edition}
        header={header}
        actions={<LandingActions visitor={visitor} />}
        text={{
          headline: [words(`landing.${edition.id}.headline1`), words(`landing.${edition.id}.headline2`)],
          lead: words(`landing.${edition.id}.lead`),
          text: words(`landing.${edition.id}.text`),
        }}
      />
      <NextRoundStrip round={nextRound} />
      <LandingSteps editionId={edition.id} />
      {children !== undefined && <Below>{children}</Below>}
    </PageLayout>
  );
}

/** As high as the numbers of the season, which arrive when they are scrolled to: the footer below them does not move. */
const Below = styled.div`
  min-block-size: 12.75rem;
  ${({ theme }) => theme.media.md} {
    min-block-size: 9.25rem;
  }
`;
