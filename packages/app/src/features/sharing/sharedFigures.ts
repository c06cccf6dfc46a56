import type { Words } from '@rugby/domain/i18n/keys';
import { displayValue } from '@rugby/domain/game/players/statistics';
import type { SharedTeamView } from '@rugby/domain/stores/sharing/SharedTeamStore';
import type { GameBarFigure } from '@rugby/ui/game/GameBar';

type ReadyView = Extract<SharedTeamView, { readonly state: 'ready' }>;

/** The figures of a shared team in its round: points, and what they are worth among all teams. */
export function sharedFigures(shared: ReadyView | undefined, words: Words): readonly GameBarFigure[] {
  const numbers = new Intl.NumberFormat(words.locale);
  const { teamHistory, roundRank = null, roundTeams = null, roundAverage = null } = shared?.team ?? {};
  return [
    {
      label: words('team.bar.pointsOfRound', { round: shared?.round.roundNumber ?? '' }),
      shortLabel: words('team.bar.roundPoints'),
      value: teamHistory === undefined ? null : displayValue(teamHistory.points.round),
    },
    ...(roundRank === null || roundTeams === null
      ? []
      : [
          {
            label: words('sharing.page.rank'),
            value: numbers.format(roundRank),
            unit: ` ${words('sharing.picture.of', { count: numbers.format(roundTeams) })}`,
          },
        ]),
    ...(roundAverage === null
      ? []
      : [{ label: words('sharing.page.average'), value: String(Math.round(roundAverage)), isQuiet: true }]),
  ];
}
