import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { leagueOfUrl } from './leagueOfUrl.ts';
import { ReadyReview } from './ReadyReview.tsx';
import { ReviewMissing } from './ReviewMissing.tsx';

/** `/season-review`: the user's season round by round. The URL holds the league among whose teams it is shown. [B25] */
export const ReviewPage = observer(function ReviewPage() {
  const { edition, review, season } = useStores();
  const store = review.value;
  const [parameters] = useSearchParams();
  const leagueId = leagueOfUrl(parameters);
  useEffect(() => store.mount(), [store]);
  useEffect(() => void store.inLeague.choose(leagueId), [store, leagueId]);
  const { view } = store;
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      {view.state === 'ready' && season.world !== undefined ? (
        <ReadyReview review={view.review} world={season.world} />
      ) : (
        <ReviewMissing view={view} onRetry={() => void store.load()} />
      )}
    </PageLayout>
  );
});
