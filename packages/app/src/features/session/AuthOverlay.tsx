import { AuthDialog, type AuthSection } from '@rugby/ui/account/AuthDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { checksOf, formOutcome, registrationBody } from './formOutcome.ts';

export interface AuthOverlayProps {
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onClose: () => void;
  /** Reason for the login, above its fields. */
  readonly reason?: string;
  /** Defaults to opening the team page after login. */
  readonly onEntered?: () => void;
}

/** Login and registration over the present page. [A-053, G-020, G-330] */
export const AuthOverlay = observer(function AuthOverlay({ onEntered, ...props }: AuthOverlayProps) {
  const { api, edition, game, season, session } = useStores();
  // The landing page does not load them.
  use(game.load());
  const { countries } = game.value;
  const words = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    void countries.load();
    void season.squads.load();
  }, [countries, season]);

  async function enter(outcome: ReturnType<typeof session.logIn>) {
    const answer = await outcome;
    if (answer.ok && onEntered !== undefined) onEntered();
    else if (answer.ok) await navigate(paths.myTeam);
    return formOutcome(answer, words);
  }

  return (
    <AuthDialog
      {...props}
      {...checksOf(api, words)}
      edition={edition}
      now={new Date().toISOString()}
      countries={(countries.value ?? []).map(({ id, name }) => ({ id, label: name }))}
      squads={(season.squads.value ?? []).map(({ id, name }) => ({ id, label: name }))}
      onLogIn={(values) => enter(session.logIn(values))}
      onRegister={(values) => enter(session.register(registrationBody(values, edition)))}
    />
  );
});
