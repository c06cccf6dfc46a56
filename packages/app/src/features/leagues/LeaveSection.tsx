import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { paths } from '../../site/paths.ts';
import { useLaterNavigation } from '../../site/router/useLaterNavigation.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';

const Confirm = lazyDialog(async () => (await import('@rugby/ui/modals/Confirm')).Confirm);
const lazyParts = [Confirm];

/** Leaving a league and, for its manager, deleting it; both ask first. [A-124, A-125, D53] */
export const LeaveSection = observer(function LeaveSection({ league, userId }: LeagueTabProps) {
  const store = useStores().leagues.value.league;
  const words = useWords();
  const beginNavigation = useLaterNavigation();
  const { succeed, reportLoss } = useLeagueMessages();
  const [asked, setAsked] = useState<'leave' | 'delete'>();
  const [state, setState] = useState<{ readonly isPending: boolean; readonly error?: string }>({ isPending: false });
  const { canLeave, canManage } = leagueRights(league, userId);
  const consequence = league.numTeams === 1 ? 'onlyMemberText' : canManage ? 'managerText' : 'text';
  useLoadOnIntent(lazyParts);
  if (!canLeave) return null;

  function ask(action: 'leave' | 'delete' | undefined): void {
    setState({ isPending: false });
    setAsked(action);
  }

  async function confirm(action: 'leave' | 'delete'): Promise<void> {
    setState({ isPending: true });
    const navigate = beginNavigation();
    const outcome = await store[action]();
    reportLoss(outcome);
    if (!outcome.ok) return setState({ isPending: false, error: failureSentence(outcome.failure, words) });
    navigate(paths.leagues, { replace: true });
    succeed(words(`leagues.${action}.success`, { name: league.name }));
  }

  return (
    <section aria-labelledby="leave">
      <h2 id="leave">{words(canManage ? 'leagues.settings.leaveTitle' : 'leagues.leave.title')}</h2>
      <p>{words(`leagues.leave.${consequence}`)}</p>
      <Button variant="outline" icon="log-out" onPress={() => ask('leave')}>
        {words('leagues.leave.action')}
      </Button>
      {canManage && (
        <>
          <p>{words('leagues.delete.text')}</p>
          <Button variant="danger" icon="trash" onPress={() => ask('delete')}>
            {words('leagues.delete.action')}
          </Button>
        </>
      )}
      {asked !== undefined && (
        <Confirm
          tone="danger"
          confirmLabel={words(`leagues.${asked}.confirm`)}
          {...state}
          onConfirm={() => void confirm(asked)}
          onCancel={() => ask(undefined)}
          onGiveUp={() => ask(undefined)}
        >
          {words(`leagues.${asked}.confirmText`, { league: league.name })}
        </Confirm>
      )}
    </section>
  );
});
