import type { Edition } from '@rugby/domain/editions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { LandingHero } from '../LandingHero/LandingHero.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';

export interface OffSeasonLandingProps {
  readonly edition: Edition;
  /** The `SiteHeader` in its landing form. */
  readonly header: ReactNode;
  /** URL of the pre-registration for the next season; absent when this is the only page of the edition, which links to no other then. */
  readonly preRegisterHref?: string;
  /** Called for each click on the hidden element that opens a game before its launch; absent once it is launched. */
  readonly onHiddenClick?: () => void;
}

/** The landing page of an edition that is over, or waits for its launch: says so, and links to the pre-registration. */
export function OffSeasonLanding({ edition, header, preRegisterHref, onHiddenClick }: OffSeasonLandingProps) {
  const words = useWords();
  const state = onHiddenClick === undefined ? 'offSeason' : 'beforeLaunch';
  return (
    <PageLayout header={null} footer={<SiteFooter edition={edition} isOnlyPage={preRegisterHref === undefined} />} frame="bleed">
      <LandingHero
        edition={edition}
        header={header}
        actions={
          preRegisterHref !== undefined && (
            <Link href={preRegisterHref} variant="primary-on-brand" size="lg">
              {words('landing.offSeason.preRegister')}
            </Link>
          )
        }
        text={{
          headline: [words(`landing.${state}.headline1`), words(`landing.${state}.headline2`)],
          lead: words(`landing.${state}.lead`),
          text: words(preRegisterHref === undefined ? 'landing.offSeason.wait' : 'landing.offSeason.tell'),
        }}
      />
      {onHiddenClick !== undefined && <Hidden aria-hidden="true" data-testid="hidden-gate" onClick={onHiddenClick} />}
    </PageLayout>
  );
}

/** Invisible, and by design out of reach of the keyboard. */
const Hidden = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
`;
