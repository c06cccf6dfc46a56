import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { ReadyReview } from './ReadyReview.tsx';
import { ReviewMissing } from './ReviewMissing.tsx';

/** `/season-review`: the user's season round by round. [B25] */
export const ReviewPage = observer(function ReviewPage() {
  const { edition, review, season } = useStores();
  const store = review.value;
  useEffect(() => store.mount(), [store]);
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
