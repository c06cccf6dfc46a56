import { playerIds } from '@rugby/domain/game/model/lineup';
import { applyWhatIfCommand, createWhatIfRound, type WhatIfCommand, type WhatIfTeam } from '@rugby/domain/game/whatIf/whatIf';
import { scoreWhatIf, type WhatIfChange } from '@rugby/domain/game/whatIf/whatIfScore';
import type { TeamHistory } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { playerOf } from '../PlayerCard/sampleCards.ts';
import type { WhatIfResultProps } from './WhatIfResult.tsx';

/** What a team would have scored in a round with its best transfer for a player of the same squad and position, as captain, for stories. */
export function whatIfOf(
  season: GameWorld,
  saved: TeamHistory,
): Pick<WhatIfResultProps, 'savedPoints' | 'whatIfPoints' | 'changes'> {
  const round = season.rounds.find(({ id }) => id === saved.roundId);
  if (round === undefined) throw new Error('The season does not know the round');
  const scoreOf = (id: number) => playerOf(season, id).stats.scores[round.id] ?? 0;
  const transfers = playerIds(saved.lineup).flatMap((id) => {
    const { squadId, position } = playerOf(season, id);
    const others = [...season.players.values()].filter((other) => other.squadId === squadId && other.position === position);
    return others.map((other) => ({ out: id, in: other.id, gain: scoreOf(other.id) - scoreOf(id) }));
  });
  const [best] = transfers.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined) throw new Error('The team is empty');
  const whatIf = createWhatIfRound(saved, saved.salaryCap * 2, [], round, season);
  const commands: readonly WhatIfCommand[] = [
    { kind: 'remove', playerId: best.out },
    { kind: 'add', playerId: best.in },
    { kind: 'captain', playerId: best.in },
  ];
  const changed = commands.reduce<WhatIfTeam>((team, command) => {
    const outcome = applyWhatIfCommand(team, command, whatIf);
    if (!outcome.ok) throw new Error(`The rules refuse: ${outcome.refusals.map(({ rule }) => rule).join(', ')}`);
    return outcome.team;
  }, saved);
  const score = scoreWhatIf(changed, whatIf, () => 0);
  return {
    savedPoints: score.saved,
    whatIfPoints: score.changed,
    changes: score.changes.map((change) => ({ text: textOf(change, season), points: change.gain })),
  };
}

function textOf(change: WhatIfChange, season: GameWorld): string {
  const nameOf = (id: number | null) => (id === null ? 'nobody' : playerOf(season, id).lastName);
  if (change.kind === 'transfer') return `${nameOf(change.in)} for ${nameOf(change.out)}`;
  return change.kind === 'captain' ? `Captain: ${nameOf(change.to)}` : change.type;
}
