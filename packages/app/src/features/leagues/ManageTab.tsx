import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { EmailSection, ShareSection } from './InviteSections.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { MembersSection } from './MembersSection.tsx';
import { SentSection } from './SentSection.tsx';

/** Invites and members. Who does not run a public league sees its members only. */
export function ManageTab({ league, userId }: LeagueTabProps) {
  const { canManage, canInvite } = leagueRights(league, userId);
  return (
    <LeaguesLayout aside={<MembersSection league={league} userId={userId} />}>
      {canInvite && <ShareSection league={league} />}
      {canInvite && <EmailSection league={league} />}
      {canManage && <SentSection />}
    </LeaguesLayout>
  );
}
