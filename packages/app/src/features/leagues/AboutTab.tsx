import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { MembersSection } from './MembersSection.tsx';
import { useLeagueMessages } from './useLeagueMessages.ts';

/** A league for those who do not run it: its members, and the way in or out. */
export const AboutTab = observer(function AboutTab({ league, userId }: LeagueTabProps) {
  const store = useStores().leagues.value.league;
  const words = useWords();
  const { report } = useLeagueMessages();
  const [isJoining, setJoining] = useState(false);

  async function join(): Promise<void> {
    setJoining(true);
    report(await store.join(), words('leagues.join.joined', { name: league.name }));
    setJoining(false);
  }

  return (
    <LeaguesLayout aside={<LeaveSection league={league} userId={userId} />}>
      <p>{words(`leagues.privacy.${league.privacy}Text`)}</p>
      {leagueRights(league, userId).canJoin && (
        <div>
          <Button isPending={isJoining} onPress={() => void join()}>
            {words('leagues.join.joinOf', { name: league.name })}
          </Button>
        </div>
      )}
      <MembersSection league={league} userId={userId} />
    </LeaguesLayout>
  );
});
