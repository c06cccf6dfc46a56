import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { LeaveSection } from './LeaveSection.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { MembersSection } from './MembersSection.tsx';

/** A league for those who do not run it: its members, and the way out. */
export function AboutTab({ league, userId }: LeagueTabProps) {
  const words = useWords();
  return (
    <LeaguesLayout aside={<LeaveSection league={league} userId={userId} />}>
      <p>{words(`leagues.privacy.${league.privacy}Text`)}</p>
      <MembersSection league={league} userId={userId} />
    </LeaguesLayout>
  );
}
