import type { Failure } from '@rugby/domain/api/failure';
import { otherEditionOf } from '@rugby/domain/editions';
import { TermsConfirmation, type JoiningAnswers } from '@rugby/ui/account/TermsConfirmation';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { paths, urlOf } from '../../site/paths.ts';
import { focusHeading } from '../../site/router/focusHeading.ts';
import { useSiteHistory } from '../../site/router/HistoryContext.ts';
import { squadMark } from '../../site/squadMark.ts';
import { useAskBeforeUnload } from '../../site/useAskBeforeUnload.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { squadsByName } from './squadsByName.ts';
import { termsUrl } from './termsUrl.ts';
import { useLoadedChoices } from './useLoadedChoices.ts';

/**
 * In place of a page whose user has not accepted the terms of the edition. Without them they go to the edition that they play, or log out.
 * The answers stay while a user logs in again or looks at another page, and the browser asks before they are lost.
 */
export const TermsOverlay = observer(function TermsOverlay() {
  const { edition, season, session, unsentForms } = useStores();
  const history = useSiteHistory();
  const words = useWords();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useAskBeforeUnload(() => unsentForms.joining !== undefined);
  const squadsFailure = useLoadedChoices(season.squads);
  const { pageUser: user } = session;
  if (user === null) return null;
  const other = otherEditionOf(edition);
  const playsOther = user.playedGames.includes(other.playedGame);

  async function join({ supportedSquadId, ...optIns }: JoiningAnswers): Promise<void> {
    setPending(true);
    const outcome = await session.registerForGame({ [edition.supportedSquadField]: supportedSquadId, ...optIns, terms: true });
    setPending(false);
    if (outcome.ok) {
      unsentForms.joining = undefined;
      focusPage();
      return;
    }
    // After the end of a session the login is open over this dialog.
    if (outcome.failure.kind !== 'signed-out') setFailure(outcome.failure);
  }

  function leave(): void {
    unsentForms.joining = undefined;
    if (playsOther) location.assign(urlOf(other, paths.myTeam));
    else void session.logOut();
  }

  /** The page appears without a navigation, and its loading goes on after this dialog is gone: the next navigation ends it. */
  function focusPage(): void {
    const { location: joined } = history;
    when(() => history.location !== joined, focusHeading());
  }

  return (
    <>
      <TermsConfirmation
        title={edition.title}
        otherTitle={playsOther ? other.title : undefined}
        squadsFailure={squadsFailure}
        squads={squadsByName(season.squads.value).map((squad) => ({ id: squad.id, look: squadMark(edition, squad) }))}
        answers={{
          supportedSquadId: user[edition.supportedSquadField],
          optInNzr: user.optInNzr,
          optInRugbyAu: user.optInRugbyAu,
          optInSA: user.optInSA,
        }}
        unsent={unsentForms.joining}
        onChange={(unsent) => {
          unsentForms.joining = unsent;
        }}
        termsHref={termsUrl(edition)}
        isPending={isPending}
        onConfirm={(answers) => void join(answers)}
        onLeave={leave}
      />
      {failure && <ErrorModal message={failureSentence(failure, words)} onClose={() => setFailure(undefined)} />}
    </>
  );
});
