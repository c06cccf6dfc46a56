import type { ReviewView } from '@rugby/domain/stores/review/ReviewStore';
import { ErrorPanel } from '@rugby/ui/layout/ErrorPanel';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { Link } from '@rugby/ui/primitives/Link';
import { Skeleton } from '@rugby/ui/primitives/Skeleton';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
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
        <PageTitle title={words('review.empty')}>{words('review.emptyText')}</PageTitle>
        <Link href={urlOf(edition, paths.myTeam)}>{words('review.toTeam')}</Link>
      </>
    );
  return (
    <>
      <PageTitle title={words('review.title')} />
      {view.state === 'failed' ? (
        <ErrorPanel
          title={words('review.failed')}
          text={failureSentence(view.failure, words)}
          actionLabel={words('common.actions.retry')}
          onAction={onRetry}
        />
      ) : (
        <output aria-label={words('review.loading')}>
          <Skeleton width="100%" height="16rem" />
        </output>
      )}
    </>
  );
}
