import { LeagueJoin } from '@rugby/ui/modals/LeagueJoin';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canRetry } from '@rugby/domain/api/failure';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { joinPath } from '@rugby/domain/game/leagues/joinPath';
import { isLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { useLaterNavigation } from '../../site/router/useLaterNavigation.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { leaguePath, leagueUrl } from './leagueUrls.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';
import { useRounds } from './useRounds.ts';

/**
 * The league of a code, to join. The server is not asked for a text that can be no code. Closing, joining and being a member already discard a
 * saved code.
 */
export const JoinDialog = observer(function JoinDialog({ code }: { readonly code: string }) {
  const { edition, leagues, joinCode } = useStores();
  const { join } = leagues.value;
  const words = useWords();
  const navigate = useNavigate();
  const beginNavigation = useLaterNavigation();
  const { numberOf } = useRounds();
  const { succeed } = useLeagueMessages();
  const [isPending, setPending] = useState(false);
  const isCode = isLeagueCode(code);
  useEffect(() => {
    if (isCode) void join.open(code);
    return join.close;
  }, [join, code, isCode]);
  const league = join.code === code ? join.found?.value : undefined;
  const isMember = league?.isJoined === true;
  useEffect(() => {
    if (isMember) joinCode.discard();
  }, [isMember, joinCode]);

  function close(): void {
    joinCode.discard();
    void navigate(joinPath, { replace: true });
  }

  async function find(): Promise<void> {
    setPending(true);
    await join.open(code);
    setPending(false);
  }

  async function send(): Promise<void> {
    setPending(true);
    const lead = beginNavigation();
    const outcome = await join.join(code);
    setPending(false);
    if (!outcome.ok) return;
    joinCode.discard();
    lead(leaguePath(outcome.value.id, 'table'), { replace: true });
    succeed(words('leagues.join.joined', { name: outcome.value.name }));
  }

  return (
    <LeagueJoin
      league={league}
      startRound={league && numberOf(league.startId)}
      error={isCode ? join.failure && failureSentence(join.failure, words) : words('leagues.refusals.noCode')}
      onRetry={join.failure && canRetry(join.failure) ? () => void (league === undefined ? find() : send()) : undefined}
      isPending={isPending}
      href={leagueUrl(edition, league?.id ?? 0, 'table')}
      onJoin={() => void send()}
      onClose={close}
    />
  );
});
