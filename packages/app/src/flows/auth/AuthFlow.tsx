import { countriesFile } from '@rugby/domain/contract/countries';
import { RemoteValue } from '@rugby/domain/stores/RemoteValue';
import { AuthDialog, type AuthSection } from '@rugby/ui/account/AuthDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useStores } from '../../shell/StoresContext.tsx';
import { checksOf, formOutcome, registrationBody } from './formOutcome.ts';

export interface AuthFlowProps {
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onClose: () => void;
}

/** The way in, over the page it was asked for; afterwards the fan stands before his team. [A-053, G-020, G-330] */
export const AuthFlow = observer(function AuthFlow(props: AuthFlowProps) {
  const { api, edition, season, session } = useStores();
  const words = useWords();
  const navigate = useNavigate();
  const [countries] = useState(() => new RemoteValue(() => api.fetch(countriesFile)));
  useEffect(() => {
    void countries.load();
    void season.squads.load();
  }, [countries, season]);

  async function enter(outcome: ReturnType<typeof session.logIn>) {
    const answer = await outcome;
    if (answer.ok) await navigate(paths.myTeam);
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
