import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { leagueParameter } from './leagueOfUrl.ts';

/** Its lists are more than the page: they come after it, and only for a user with a league. */
const ReviewLeagueChoice = lazyOverlay(async () => (await import('@rugby/ui/review/ReviewLeagueChoice')).ReviewLeagueChoice);

/** The choice of a league for the review. The URL holds it. */
export const LeagueChoice = observer(function LeagueChoice() {
  const { review } = useStores();
  const { inLeague } = review.value;
  const [, setParams] = useSearchParams();
  const { leagues, shown, isPending, hasFailed } = inLeague;
  if (leagues.length === 0 && !isPending && !hasFailed) return null;
  return (
    <ReviewLeagueChoice
      leagues={leagues}
      leagueId={shown?.league.id ?? null}
      onChange={(id) =>
        setParams(id === null ? {} : { [leagueParameter]: String(id) }, { replace: true, preventScrollReset: true })
      }
      isPending={isPending}
      onRetry={hasFailed ? () => void inLeague.retry() : undefined}
    />
  );
});
