import type { League } from '@rugby/domain/game/model/league';
import { LeagueRow } from '@rugby/ui/leagues/LeagueRow';
import { LeagueRows } from '@rugby/ui/leagues/LeagueRows';
import { Flag, isFlagCode } from '@rugby/ui/primitives/Flag';
import { SquadMark } from '@rugby/ui/primitives/SquadMark';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { squadMark } from '../../site/squadMark.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { leagueUrl } from './leagueUrls.ts';
import { useLeagueName } from './useLeagueName.ts';

/** The leagues that the user is in without joining: everyone, the country of residence, the supported squad. */
export const AutomaticLeagues = observer(function AutomaticLeagues({ leagues }: { readonly leagues: readonly League[] }) {
  const { edition, game, season } = useStores();
  const words = useWords();
  const nameOf = useLeagueName();
  if (leagues.length === 0) return null;

  /** The flag of a country that plays, or the mark of the squad; others keep the globe of the row. */
  function markOf({ class: kind, subjectId }: League): ReactNode {
    if (kind === 'country') {
      const code = game.value.countries.value?.find(({ id }) => id === subjectId)?.code ?? '';
      return isFlagCode(code) ? <Flag code={code} /> : undefined;
    }
    const squad = kind === 'squad' ? season.squads.value?.find(({ id }) => id === subjectId) : undefined;
    return squad && <SquadMark squad={squadMark(edition, squad)} size={squadSize} />;
  }

  return (
    <section aria-labelledby="automatic-leagues">
      <h2 id="automatic-leagues">{words('leagues.automatic.title')}</h2>
      <LeagueRows>
        {leagues.map((league) => (
          <LeagueRow
            key={league.id}
            league={league}
            name={nameOf(league)}
            mark={markOf(league)}
            href={leagueUrl(edition, league.id, 'table')}
          />
        ))}
      </LeagueRows>
    </section>
  );
});

/** Gives the flag of a squad the width of that of a country. */
const squadSize = 23;
