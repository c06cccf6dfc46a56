import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { EmailSection, ShareSection } from './InviteSections.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';

/** The ways in which a member invites others. */
export function InviteTab({ league }: LeagueTabProps) {
  return (
    <LeaguesLayout>
      <ShareSection league={league} />
      <EmailSection league={league} />
    </LeaguesLayout>
  );
}
