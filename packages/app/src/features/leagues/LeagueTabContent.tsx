import type { LeagueTab } from '@rugby/domain/game/leagues/leagueTabs';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { LeagueLadder } from '../rankings/LeagueLadder.tsx';
import { AboutTab } from './AboutTab.tsx';
import { EmailSection, ShareSection } from './InviteSections.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { MembersSection } from './MembersSection.tsx';
import { SentSection } from './SentSection.tsx';
import { SettingsTab } from './SettingsTab.tsx';

/** What a tab of a league shows. */
export function LeagueTabContent({ league, userId, tab }: LeagueTabProps & { readonly tab: LeagueTab }) {
  const { canManage, canInvite } = leagueRights(league, userId);
  switch (tab) {
    case 'table':
      return <LeagueLadder leagueId={league.id} />;
    case 'settings':
      return <SettingsTab league={league} userId={userId} />;
    case 'about':
      return <AboutTab league={league} userId={userId} />;
    case 'invite':
      return (
        <LeaguesLayout>
          <ShareSection league={league} />
          <EmailSection league={league} />
        </LeaguesLayout>
      );
    case 'manage':
      return (
        <LeaguesLayout aside={<MembersSection league={league} userId={userId} />}>
          {canInvite && <ShareSection league={league} />}
          {canInvite && <EmailSection league={league} />}
          {canManage && <SentSection />}
        </LeaguesLayout>
      );
  }
}
