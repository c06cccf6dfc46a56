import type { LeaguesSummary } from '@rugby/domain/game/leagues/summarizeLeagues';
import { rankText } from '../../rankings/rankingFigures.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFigures } from '../LeagueFigures/LeagueFigures.tsx';

export interface SeasonSoFarProps {
  readonly summary: LeaguesSummary;
  /** The latest round, and whether its points may still change; undefined while it is not known. */
  readonly round: { readonly roundNumber: number; readonly isProvisional: boolean } | undefined;
}

/** How the user's team does in its leagues: the best place, the leagues that it leads, and the place that is nearest to win. */
export function SeasonSoFar({ summary: { best, numLed, numRanked, nearest }, round }: SeasonSoFarProps) {
  const words = useWords();
  const of = (count: number | null) => (count === null ? '' : words('leagues.card.of', { count }));
  const figures = [
    { label: words('leagues.season.best'), value: `${rankText(best, words.locale)} ${of(best.numRankedTeams)}` },
    { label: words('leagues.season.led'), value: `${numLed} ${of(numRanked)}` },
    ...(nearest === null
      ? []
      : [{ label: words('leagues.season.nearest'), value: words('rankings.place.points', { count: nearest }) }]),
  ];
  return (
    <LeagueFigures title={words('leagues.season.title')} figures={figures}>
      {round && words(round.isProvisional ? 'rankings.live.provisional' : 'leagues.season.final', { round: round.roundNumber })}{' '}
      {words('rankings.ties')}
    </LeagueFigures>
  );
}
