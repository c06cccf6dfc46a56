import { editions, type Edition } from '@rugby/domain/editions';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LandingHero } from '../LandingHero/LandingHero.tsx';
import { LandingSteps } from '../LandingSteps/LandingSteps.tsx';
import { NextRoundStrip, type NextRound } from '../NextRoundStrip/NextRoundStrip.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { LandingAction, LandingActions, type LandingVisitor } from './LandingActions.tsx';

export type { LandingVisitor } from './LandingActions.tsx';

export interface LandingLayoutProps {
  readonly edition: Edition;
  readonly visitor: LandingVisitor;
  readonly nextRound: NextRound;
}

/** The landing page of either edition. */
export function LandingLayout({ edition, visitor, nextRound }: LandingLayoutProps) {
  const words = useWords();
  const other = edition.id === 'srp' ? editions.trc : editions.srp;
  const otherEdition = { title: other.title, href: `${other.basePath}/` };
  const header = (
    <SiteHeader
      title={edition.title}
      homeHref={`${edition.basePath}/`}
      otherEdition={otherEdition}
      language="EN"
      action={<LandingAction visitor={visitor} />}
    />
  );
  return (
    <Page>
      <Skip href="#content">{words('ui.skip')}</Skip>
      <main id="content">
        <LandingHero edition={edition} header={header} actions={<LandingActions visitor={visitor} />} />
        <NextRoundStrip round={nextRound} />
        <LandingSteps editionId={edition.id} />
      </main>
      <SiteFooter title={edition.title}>
        <Link href={otherEdition.href}>{otherEdition.title}</Link>
      </SiteFooter>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  & > main {
    flex: 1;
  }
`;

const Skip = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
`;
