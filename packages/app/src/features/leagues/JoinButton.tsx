import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';

/** The way into a league, in the head of its pages, for those who may join. */
export const JoinButton = observer(function JoinButton({ league, userId }: LeagueTabProps) {
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
