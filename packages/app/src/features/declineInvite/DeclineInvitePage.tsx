import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { joinPathOf } from '@rugby/domain/game/leagues/joinPath';
import { isLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { Unsubscribe } from '../../shell/Unsubscribe.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/**
 * `/leagues/decline`: declines the invite of a mail by its `token`, and says so; the league of the `code` can be joined all the same. Says when
 * the invite does not wait any more: its user may be in the league.
 * Public.
 */
export function DeclineInvitePage() {
  const { api, edition } = useStores();
  const words = useWords();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token');
  const code = new URLSearchParams(search).get('code') ?? '';
  const [isDeclined, setDeclined] = useState(false);
  const send = useCallback(async () => {
    const outcome = await api.send(declineMailedInvite, { params: { token: token ?? '' } });
    setDeclined(outcome.ok && outcome.value.isDeclined);
    return outcome;
  }, [api, token]);
  const myLeagues = <Link href={urlOf(edition, paths.leagues)}>{words('leagues.title')}</Link>;
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PageTitle title={words('leagues.decline.title')} />
      {token === null ? (
        myLeagues
      ) : (
        <Unsubscribe
          send={send}
          pending={words('leagues.decline.pending')}
          done={words(isDeclined ? 'leagues.decline.done' : 'leagues.decline.closed')}
        >
          {words(isDeclined ? 'leagues.decline.text' : 'leagues.decline.closedText')}
          {!isDeclined && myLeagues}
          {isDeclined && isLeagueCode(code) && (
            <Link href={edition.basePath + joinPathOf(code)}>{words('leagues.decline.join')}</Link>
          )}
        </Unsubscribe>
      )}
    </PageLayout>
  );
}
