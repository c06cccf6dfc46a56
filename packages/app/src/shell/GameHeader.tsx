import { type Edition, editions } from '@rugby/domain/editions';
import { AccountMenu } from '@rugby/ui/layout/AccountMenu';
import { SiteHeader } from '@rugby/ui/layout/SiteHeader';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { paths, urlOf } from '../routes/paths.ts';
import { useStores } from './StoresContext.tsx';

/** The header above the pages of the game, for a fan who is signed in. */
export const GameHeader = observer(function GameHeader() {
  const { edition, session } = useStores();
  const words = useWords();
  const myTeam = { label: words('common.actions.myTeam'), href: urlOf(edition, paths.myTeam) };
  const other = otherEdition(edition);
  return (
    <SiteHeader
      form="page"
      title={edition.title}
      homeHref={urlOf(edition, paths.landing)}
      otherEdition={{ title: other.title, href: urlOf(other, paths.landing) }}
      language="EN"
      tabs={[{ ...myTeam, isCurrent: true }]}
      action={
        session.fan && (
          <AccountMenu
            displayName={session.fan.displayName}
            entries={[{ id: 'my-team', ...myTeam }]}
            onLogOut={() => void session.logOut()}
          />
        )
      }
    />
  );
});

function otherEdition(edition: Edition): Edition {
  return edition.id === 'srp' ? editions.trc : editions.srp;
}
