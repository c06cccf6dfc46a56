import type { League } from '@rugby/domain/game/model/league';
import { LeagueRow } from '@rugby/ui/leagues/LeagueRow';
import { LeagueRows } from '@rugby/ui/leagues/LeagueRows';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.tsx';
import { leagueUrl } from './leagueUrls.ts';
import { useLeagueName } from './useLeagueName.ts';

/** The leagues that the user is in without joining: everyone, the country of residence, the supported squad. */
export const AutomaticLeagues = observer(function AutomaticLeagues({ leagues }: { readonly leagues: readonly League[] }) {
  const { edition } = useStores();
  const words = useWords();
  const nameOf = useLeagueName();
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby="automatic-leagues">
      <h2 id="automatic-leagues">{words('leagues.automatic.title')}</h2>
      <LeagueRows>
        {leagues.map((league) => (
          <LeagueRow key={league.id} league={league} name={nameOf(league)} href={leagueUrl(edition, league.id, 'table')} />
        ))}
      </LeagueRows>
    </section>
  );
});
