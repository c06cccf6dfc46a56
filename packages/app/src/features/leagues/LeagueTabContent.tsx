import type { LeagueTab } from '@rugby/domain/game/leagues/leagueTabs';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { observer } from 'mobx-react-lite';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { useRounds } from './useRounds.ts';

const RankingSection = lazyOverlay(async () => (await import('../rankings/RankingSection.tsx')).RankingSection);
const LeagueHeadToHead = lazyOverlay(async () => (await import('../contests/LeagueHeadToHead.tsx')).LeagueHeadToHead);
const LeagueCup = lazyOverlay(async () => (await import('../contests/LeagueCup.tsx')).LeagueCup);
const ShareSection = lazyOverlay(async () => (await import('./InviteSections.tsx')).ShareSection);
const SettingsTab = lazyOverlay(async () => (await import('./SettingsTab.tsx')).SettingsTab);
const AboutTab = lazyOverlay(async () => (await import('./AboutTab.tsx')).AboutTab);
const InviteTab = lazyOverlay(async () => (await import('./InviteTab.tsx')).InviteTab);
const ManageTab = lazyOverlay(async () => (await import('./ManageTab.tsx')).ManageTab);

/** What a tab of a league shows. Each tab is loaded when it is opened. */
export const LeagueTabContent = observer(function LeagueTabContent({
  tab,
  ...props
}: LeagueTabProps & { readonly tab: LeagueTab }) {
  const { numberOf } = useRounds();
  const { id, isJoined, status, startId } = props.league;
  const fallback = <LoadingPanel height="20rem" />;
  switch (tab) {
    case 'table':
      return (
        <RankingSection
          leagueId={id}
          isOwnRanked={isJoined}
          startRound={status === 'scheduled' ? numberOf(startId) : undefined}
          fallback={fallback}
        >
          {leagueRights(props.league, props.userId).canInvite && <ShareSection league={props.league} fallback={null} />}
        </RankingSection>
      );
    case 'head-to-head':
      return <LeagueHeadToHead leagueId={id} fallback={fallback} />;
    case 'cup':
      return <LeagueCup leagueId={id} fallback={fallback} />;
    case 'settings':
      return <SettingsTab {...props} fallback={fallback} />;
    case 'about':
      return <AboutTab {...props} fallback={fallback} />;
    case 'invite':
      return <InviteTab {...props} fallback={fallback} />;
    case 'manage':
      return <ManageTab {...props} fallback={fallback} />;
  }
});
