import { allowedTab } from '@rugby/domain/game/leagues/allowedTab';
import { leagueTabs, type LeagueTab, tabsFor } from '@rugby/domain/game/leagues/leagueTabs';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import type { League } from '@rugby/domain/game/model/league';
import { LeagueHead } from '@rugby/ui/leagues/LeagueHead';
import { Button } from '@rugby/ui/primitives/Button';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { Icon } from '@rugby/ui/primitives/Icon';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { documentTitle, titleBefore } from '../../site/documentTitle.ts';
import { paths, urlOf } from '../../site/paths.ts';
import { useSiteHistory } from '../../site/router/HistoryContext.ts';
import { useTitle } from '../../site/useTitle.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { LeaguesFrame } from './LeaguesFrame.tsx';
import { LeagueMissing } from './LeagueMissing.tsx';
import { LeagueTabContent } from './LeagueTabContent.tsx';
import { leaguePath, leagueUrl } from './leagueUrls.ts';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';
import { useLeagueName } from './useLeagueName.ts';
import { useRounds } from './useRounds.ts';

const ShareCupSection = lazyOverlay(async () => (await import('../contests/ShareCupSection.tsx')).ShareCupSection);

/** `/league/:leagueId/…`: a league by its tabs. Any other child is redirected to the ladder. */
export function LeaguePage() {
  const { leagueId = '', '*': child = '' } = useParams();
  const tab = leagueTabs.find((known) => known === child.replace(/\/$/, ''));
  const id = /^\d{1,9}$/.test(leagueId) ? Number(leagueId) : undefined;
  if (id === undefined) return <Navigate to={paths.leagues} replace />;
  return tab === undefined ? <Navigate to={leaguePath(id, 'table')} replace /> : <OpenLeague leagueId={id} tab={tab} />;
}

const OpenLeague = observer(function OpenLeague({ leagueId, tab }: { readonly leagueId: number; readonly tab: LeagueTab }) {
  const { edition, session, leagues } = useStores();
  const words = useWords();
  const { league: store, follow } = leagues.value;
  useEffect(() => follow(store.refresh, store.reload), [follow, store]);
  // With each tab, because the user's role may have changed on another device.
  useEffect(() => void store.open(leagueId), [store, leagueId, tab]);
  const userId = session.pageUser?.id ?? 0;
  const league = store.leagueId === leagueId && !store.isGone ? store.league.value : undefined;
  useTitle(league === undefined ? documentTitle('leagues.page.title', edition, words) : undefined);
  const allowed = league === undefined ? tab : allowedTab(league, userId, tab);
  // While the next page loads, the user has left this one already.
  const isLeft = useSiteHistory().location.key !== useLocation().key;
  return (
    <LeaguesFrame>
      {allowed !== tab && !isLeft && <Navigate to={leaguePath(leagueId, allowed)} replace />}
      {league === undefined && <LeagueMissing isCurrent={store.leagueId === leagueId} />}
      {league !== undefined && allowed === tab && (
        <>
          <Head league={league} userId={userId} tab={tab} />
          <LeagueTabContent league={league} userId={userId} tab={tab} />
        </>
      )}
    </LeaguesFrame>
  );
});

const Head = observer(function Head(props: { readonly league: League; readonly userId: number; readonly tab: LeagueTab }) {
  const { league, userId, tab } = props;
  const { edition } = useStores();
  const words = useWords();
  const nameOf = useLeagueName();
  const { numberOf } = useRounds();
  useTitle(titleBefore(words('leagues.page.tabTitle', { tab: words(`leagues.tabs.${tab}`), league: nameOf(league) }), edition));
  return (
    <LeagueHead
      league={league}
      name={nameOf(league)}
      userId={userId}
      startRound={numberOf(league.startId)}
      leaguesHref={urlOf(edition, paths.leagues)}
      tabs={tabsFor(league, userId).map((id) => ({
        label: words(`leagues.tabs.${id}`),
        href: leagueUrl(edition, league.id, id),
        isCurrent: id === tab,
      }))}
      action={<Action league={league} userId={userId} tab={tab} />}
    />
  );
});

/** The way into a league, or for its members to the tab on which they invite others, unless they see it. A drawn cup is shared in its place. */
function Action({ league, userId, tab }: LeagueTabProps & { readonly tab: LeagueTab }) {
  const { edition } = useStores();
  const words = useWords();
  const { canInvite, canManage } = leagueRights(league, userId);
  const invites = canManage ? 'manage' : 'invite';
  if (!canInvite) return <JoinButton league={league} userId={userId} />;
  if (tab === invites || tab === 'settings') return null;
  const invite = (
    <Link variant="primary" href={leagueUrl(edition, league.id, invites)}>
      <Icon name="share" />
      {words('leagues.invites.invite')}
    </Link>
  );
  if (tab !== 'cup') return invite;
  return (
    <ShareCupSection league={league} path={leagueUrl(edition, league.id, tab)} fallback={invite}>
      {invite}
    </ShareCupSection>
  );
}

/** The way into a league, in the head of its pages, for those who may join. */
const JoinButton = observer(function JoinButton({ league, userId }: LeagueTabProps) {
  const store = useStores().leagues.value.league;
  const words = useWords();
  const { report } = useLeagueMessages();
  const [isJoining, setJoining] = useState(false);
  if (!leagueRights(league, userId).canJoin) return null;

  /** The button goes when the user is in; the focus moves to the tabs beside it. */
  async function join(button: Element): Promise<void> {
    const tab = button.closest('header')?.querySelector<HTMLElement>('a[aria-current]');
    setJoining(true);
    if (report(await store.join(), words('leagues.join.joined', { name: league.name }))) tab?.focus();
    setJoining(false);
  }

  return (
    <Button
      aria-label={words('leagues.join.joinOf', { name: league.name })}
      isPending={isJoining}
      onPress={({ target }) => void join(target)}
    >
      {words('leagues.join.join')}
    </Button>
  );
});
