import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { joinPathOf } from '@rugby/domain/game/leagues/joinPath';
import { isLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { Unsubscribe } from '../../shell/Unsubscribe.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/**
 * `/leagues/decline`: declines the invite of a mail by its `token`, and says so; the league of the `code` can be joined all the same.
 * Public.
 */
export function DeclineInvitePage() {
  const { api, edition } = useStores();
  const words = useWords();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token');
  const code = new URLSearchParams(search).get('code') ?? '';
  const send = useCallback(() => api.send(declineMailedInvite, { params: { token: token ?? '' } }), [api, token]);
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PageTitle title={words('leagues.decline.title')} />
      {token === null ? (
        <Link href={urlOf(edition, paths.leagues)}>{words('leagues.title')}</Link>
      ) : (
        <Unsubscribe send={send} pending={words('leagues.decline.pending')} done={words('leagues.decline.done')}>
          {words('leagues.decline.text')}
          {isLeagueCode(code) && <Link href={edition.basePath + joinPathOf(code)}>{words('leagues.decline.join')}</Link>}
        </Unsubscribe>
      )}
    </PageLayout>
  );
}
