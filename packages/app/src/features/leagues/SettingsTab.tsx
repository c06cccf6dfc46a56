import {
  type LeagueFormAnswers,
  leagueAnswersOf,
  leagueChangeOf,
  leagueChangeProblems,
} from '@rugby/domain/game/leagues/leagueForm';
import { LeagueForm } from '@rugby/ui/leagues/LeagueForm';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { LiveRegion } from '@rugby/ui/primitives/LiveRegion';
import { Button } from '@rugby/ui/primitives/Button';
import { Notice } from '@rugby/ui/primitives/Notice';
import { useLostFocus } from '@rugby/ui/theme/useLostFocus';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { useAskBeforeUnload } from '../../site/useAskBeforeUnload.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { ShareSection } from './InviteSections.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';
import { useLeagueRounds } from './useLeagueRounds.ts';
import { useRounds } from './useRounds.ts';

const Confirm = lazyDialog(async () => (await import('@rugby/ui/modals/Confirm')).Confirm);

/**
 * The settings of a league, for its manager. Once it has started only its name changes. Changes that were not saved stay while other pages are read.
 * [A-230, A-231, A-236]
 */
export const SettingsTab = observer(function SettingsTab({ league, userId }: LeagueTabProps) {
  const { leagues, unsentForms } = useStores();
  const store = leagues.value.league;
  const words = useWords();
  const { report, reportLoss } = useLeagueMessages();
  const { rules, options, option } = useLeagueRounds();
  const { numberOf } = useRounds();
  const { id, name, startId, privacy, status, headToHead, cup } = league;
  const [renewal, setRenewal] = useState<'none' | 'asked' | 'pending'>('none');
  const [state, form] = [useRef<HTMLSpanElement>(null), useRef<HTMLDivElement>(null)];
  // The form begins anew with what was saved.
  useLostFocus(form, state);
  const start = rules.rounds.find((round) => round.id === startId);
  const answers = () => leagueAnswersOf(league, unsentForms.leagueSettings.get(id));
  useAskBeforeUnload(() => leagueChangeOf(answers(), league) !== undefined);
  const rounds = start === undefined || options.some((one) => one.id === startId) ? options : [option(start), ...options];

  async function save(sent: LeagueFormAnswers): Promise<FormOutcome> {
    const change = leagueChangeOf(sent, league);
    if (change === undefined) return { ok: true };
    const outcome = await store.update(change);
    if (outcome.ok) unsentForms.leagueSettings.delete(id);
    reportLoss(outcome);
    return formOutcome(outcome, words);
  }

  async function renew(): Promise<void> {
    setRenewal('pending');
    report(await store.renewCode(), words('leagues.settings.newCodeDone', { name }));
    setRenewal('none');
  }

  const saved = store.settings === 'success' ? words('leagues.settings.saved') : '';
  return (
    <LeaguesLayout
      aside={
        <>
          <ShareSection league={league} />
          <section>
            <p>{words('leagues.settings.newCodeText')}</p>
            <Button variant="quiet" icon="retry" onPress={() => setRenewal('asked')}>
              {words('leagues.settings.newCode')}
            </Button>
            {renewal !== 'none' && (
              <Confirm
                tone="danger"
                confirmLabel={words('leagues.settings.newCodeConfirm')}
                isPending={renewal === 'pending'}
                onConfirm={() => void renew()}
                onCancel={() => setRenewal('none')}
                onGiveUp={() => setRenewal('none')}
              >
                {words('leagues.settings.newCodeConfirmText')}
              </Confirm>
            )}
          </section>
        </>
      }
    >
      <Notice>
        <span ref={state} tabIndex={-1}>
          {status === 'started'
            ? words('leagues.settings.started')
            : words('leagues.settings.scheduled', { round: numberOf(startId) ?? '' })}
        </span>
      </Notice>
      <div ref={form}>
        <LeagueForm
          key={`${id} ${name} ${startId} ${privacy} ${status} ${headToHead} ${cup}`}
          initial={answers()}
          drawn={[...(headToHead === 'drawn' ? (['head-to-head'] as const) : []), ...(cup === 'drawn' ? (['cup'] as const) : [])]}
          rounds={rounds}
          isStarted={status === 'started'}
          problemsOf={(asked) => leagueChangeProblems(asked, league, rules)}
          hasChanged={(asked) => leagueChangeOf(asked, league) !== undefined}
          state={store.settings === 'pending' ? 'pending' : 'editing'}
          submitLabel={words('leagues.settings.save')}
          pendingLabel={words('leagues.settings.pending')}
          onChange={(changed) => unsentForms.leagueSettings.set(id, { ...unsentForms.leagueSettings.get(id), ...changed })}
          onSubmit={save}
        >
          {saved !== '' && <span>{saved}</span>}
        </LeagueForm>
      </div>
      <LiveRegion text={saved} />
      <LeaveSection league={league} userId={userId} />
    </LeaguesLayout>
  );
});
