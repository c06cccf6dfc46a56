import type { Edition } from '@rugby/domain/editions';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { LandingHero } from '../LandingHero/LandingHero.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';

export interface OffSeasonLandingProps {
  readonly edition: Edition;
  /** The `SiteHeader` in its landing form. */
  readonly header: ReactNode;
  /** Where visitors leave their name for the next season; absent: they are only told that it comes. */
  readonly preRegisterHref?: string;
}

/** The landing page while an edition has no season: when it goes on, and who wants to be told. */
export function OffSeasonLanding({ edition, header, preRegisterHref }: OffSeasonLandingProps) {
  const words = useWords();
  return (
    <PageLayout header={null} footer={<SiteFooter edition={edition} />} frame="bleed">
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
          headline: [words('landing.offSeason.headline1'), words('landing.offSeason.headline2')],
          lead: words('landing.offSeason.lead'),
          text: words(preRegisterHref === undefined ? 'landing.offSeason.wait' : 'landing.offSeason.tell'),
        }}
      />
    </PageLayout>
  );
}
