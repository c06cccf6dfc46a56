import type { MostCaptained, RoundFigures as Figures } from '@rugby/domain/game/rankings/roundFigures';
import type { Words } from '@rugby/domain/i18n/keys';
import { LeagueFigures } from '../../leagues/LeagueFigures/LeagueFigures.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface RoundFiguresProps {
  readonly roundNumber: number;
  readonly figures: Figures;
}

/** What the teams of a league made of a round: the best team, the average and the captain of most of them. */
export function RoundFigures({ roundNumber, figures: { best, bestTeams, average, captain } }: RoundFiguresProps) {
  const words = useWords();
  const number = new Intl.NumberFormat(words.locale);
  const points = number.format(best);
  const [first = ''] = bestTeams;
  const count = bestTeams.length;
  const team = first || words('rankings.noName');
  return (
    <LeagueFigures
      title={words('rankings.roundFigures.title', { round: roundNumber })}
      figures={[
        {
          label: words('rankings.roundFigures.best'),
          value:
            count === 1
              ? words('rankings.roundFigures.bestTeam', { team, points })
              : words('rankings.roundFigures.bestTeams', { count, points }),
        },
        { label: words('rankings.roundFigures.average'), value: number.format(average) },
        ...(captain === undefined ? [] : [{ label: words('rankings.roundFigures.captain'), value: captainOf(captain, words) }]),
      ]}
    />
  );
}

function captainOf({ players, teams }: MostCaptained, words: Words): string {
  const [player = ''] = players;
  return players.length === 1
    ? words('rankings.roundFigures.captainTeams', { player, teams })
    : words('rankings.roundFigures.captainsTeams', { count: players.length, teams });
}
