import type { Failure } from '@rugby/domain/api/failure';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureSentence } from '../../../site/failureSentence.ts';
import { useMyTeam } from '../useMyTeam.ts';

/**
 * What the team page could not load: the error modal with its message, once for each failure, and the way to try again. [G-364, G-365,
 * G-366]
 */
export const LoadFailure = observer(function LoadFailure() {
  const stores = useMyTeam();
  const words = useWords();
  const [closed, setClosed] = useState<Failure>();
  const failure = loadFailure(stores);
  if (failure === undefined || failure === closed) return null;
  return (
    <ErrorModal
      message={failureSentence(failure, words)}
      onClose={() => setClosed(failure)}
      onRetry={() => void stores.page.load()}
    />
  );
});

/** The first failure among season, team, history and game bar; a session that ended is answered by the way in, not here. */
function loadFailure({ season, team, view }: MyTeamStores): Failure | undefined {
  const requests = [team.saved.request, view.gamebar.request, view.history.request];
  const failures = [season.failure, ...requests.map((request) => (request.state === 'error' ? request.failure : undefined))];
  return failures.find((failure) => failure !== undefined && failure.kind !== 'signed-out');
}
