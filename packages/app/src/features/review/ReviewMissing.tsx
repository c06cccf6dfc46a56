import type { ReviewView } from '@rugby/domain/stores/review/ReviewStore';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { Link } from '@rugby/ui/primitives/Link';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

export interface ReviewMissingProps {
  readonly view: ReviewView;
  readonly onRetry: () => void;
}

/** In place of a review: it is loading, it could not be loaded, or the team has not played a round. */
export function ReviewMissing({ view, onRetry }: ReviewMissingProps) {
  const { edition } = useStores();
  const words = useWords();
  if (view.state === 'none')
    return (
      <>
        <PageTitle title={words('review.title')} />
        <PanelMessage mark="calendar" title={words('review.empty')} text={words('review.emptyText')}>
          <Link variant="primary" href={urlOf(edition, paths.myTeam)}>
            {words('review.toTeam')}
          </Link>
        </PanelMessage>
      </>
    );
  return (
    <>
      <PageTitle title={words('review.title')} />
      {view.state === 'failed' ? (
        <FailurePanel title={words('review.failed')} failure={view.failure} onRetry={onRetry} />
      ) : (
        <LoadingPanel height="16rem" label={words('review.loading')} />
      )}
    </>
  );
}
