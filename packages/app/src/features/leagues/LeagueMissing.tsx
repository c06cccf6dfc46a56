import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { Link } from '@rugby/ui/primitives/Link';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** In place of a league: it is loading, it could not be loaded, or there is none for this user. */
export const LeagueMissing = observer(function LeagueMissing({ isCurrent }: { readonly isCurrent: boolean }) {
  const { edition, leagues } = useStores();
  const { league, isGone } = leagues.value.league;
  const words = useWords();
  const { request } = league;
  const failure = isCurrent && request.state === 'error' ? request.failure : undefined;
  const toLeagues = (
    <Link variant="outline" href={urlOf(edition, paths.leagues)}>
      {words('leagues.page.toLeagues')}
    </Link>
  );
  return (
    <>
      <PageTitle title={words('leagues.page.title')} />
      {failure === undefined && <LoadingPanel height="16rem" />}
      {failure !== undefined &&
        (isGone ? (
          <PanelMessage mark="search" title={words('leagues.page.unknown')} text={words('leagues.page.unknownText')} isAlert>
            {toLeagues}
          </PanelMessage>
        ) : (
          <FailurePanel title={words('leagues.page.failed')} failure={failure} onRetry={() => void league.load()}>
            {toLeagues}
          </FailurePanel>
        ))}
    </>
  );
});
