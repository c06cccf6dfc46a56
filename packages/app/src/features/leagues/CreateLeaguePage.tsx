import { defaultPrivacy, type LeagueFormAnswers, newLeagueProblems } from '@rugby/domain/game/leagues/leagueForm';
import { LeagueForm } from '@rugby/ui/leagues/LeagueForm';
import { LeaguePanel } from '@rugby/ui/leagues/LeaguePanel';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { LeagueSteps } from '@rugby/ui/leagues/LeagueSteps';
import { YourLeagues } from '@rugby/ui/leagues/YourLeagues';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { Link } from '@rugby/ui/primitives/Link';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useLaterNavigation } from '../../site/router/useLaterNavigation.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { LeaguesFrame } from './LeaguesFrame.tsx';
import { leaguePath } from './leagueUrls.ts';
import { useLeagueMessages } from './useLeagueMessages.ts';
import { useLeagueRounds } from './useLeagueRounds.ts';
import { useRounds } from './useRounds.ts';

/** `/leagues/create`. The new league opens on its manage tab. */
export const CreateLeaguePage = observer(function CreateLeaguePage() {
  const { dashboard, edition, season, leagues } = useStores();
  const { mine } = leagues.value;
  const words = useWords();
  const beginNavigation = useLaterNavigation();
  const { succeed } = useLeagueMessages();
  const { rules, options, isLoaded } = useLeagueRounds();
  const [state, setState] = useState<'editing' | 'pending' | 'done'>('editing');
  useRounds();

  async function create({ startId, ...answers }: LeagueFormAnswers): Promise<FormOutcome> {
    setState('pending');
    const navigate = beginNavigation();
    const outcome = await mine.create({ ...answers, startId: startId ?? 0 });
    setState(outcome.ok ? 'done' : 'editing');
    if (outcome.ok) {
      navigate(leaguePath(outcome.value.id, 'manage'));
      succeed(words('leagues.create.success', { name: outcome.value.name }));
    }
    return formOutcome(outcome, words);
  }

  const { request } = season.rounds;
  return (
    <LeaguesFrame>
      <PageTitle title={words('leagues.create.title')} />
      {!isLoaded && request.state === 'error' && (
        <FailurePanel
          title={words('leagues.create.noSeason')}
          failure={request.failure}
          onRetry={() => void season.loadRounds()}
        />
      )}
      {!isLoaded && request.state !== 'error' && <LoadingPanel height="20rem" />}
      {isLoaded && options.length === 0 && (
        <PanelMessage mark="trophy" title={words('leagues.create.noRounds')}>
          <Link variant="outline" href={urlOf(edition, paths.leagues)}>
            {words('leagues.title')}
          </Link>
        </PanelMessage>
      )}
      {options.length > 0 && (
        <LeaguesLayout
          aside={
            <>
              <LeagueSteps />
              {dashboard.request.state !== 'error' && <YourLeagues counts={dashboard.value} />}
            </>
          }
        >
          <LeaguePanel>
            <LeagueForm
              initial={{
                name: '',
                startId: options[0]?.id ?? null,
                privacy: defaultPrivacy,
                hasHeadToHead: false,
                hasCup: false,
              }}
              rounds={options}
              problemsOf={(answers) => newLeagueProblems(answers, rules)}
              hasChanged={() => true}
              state={state}
              submitLabel={words('leagues.create.submit')}
              pendingLabel={words('leagues.create.pending')}
              onSubmit={create}
            >
              <Link variant="outline" href={urlOf(edition, paths.leagues)}>
                {words('leagues.create.cancel')}
              </Link>
            </LeagueForm>
          </LeaguePanel>
        </LeaguesLayout>
      )}
    </LeaguesFrame>
  );
});
