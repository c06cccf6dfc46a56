import type { RoundFigures as Figures } from '@rugby/domain/game/rankings/roundFigures';
import { LeagueFigures } from '../../leagues/LeagueFigures/LeagueFigures.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface RoundFiguresProps {
  readonly roundNumber: number;
  readonly figures: Figures;
}

/** What the teams of a league made of a round: the best team and the average. */
export function RoundFigures({ roundNumber, figures: { best, bestTeams, average } }: RoundFiguresProps) {
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
      ]}
    />
  );
}
