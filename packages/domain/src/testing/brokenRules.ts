import type { Booster, Lineup } from '../game/model/entities.ts';
import type { GameWorld, SavedTeam } from '../game/model/world.ts';
import type { Move, Play } from './testPlay.ts';

/**
 * The rules that a move of a random game has broken, each in words. Written a second time, from the specification and without any code of the
 * rules that it judges: it imports types only.
 */
export function brokenRules(before: Play, after: Play, { kind }: Move): readonly string[] {
  const { saved } = after.draft;
  const broken = [
    ...brokenInDraft(after),
    ...(saved === null ? [] : [...brokenInTeam(saved, after.world), ...brokenBoosters(saved, after.world)]),
    ...(kind === 'time' ? [] : brokenLocks(before.draft.saved, saved, after.world)),
  ];
  return broken.map((rule) => `after ${kind} ${rule}`);
}

/** How many players a lineup has at each position, and how many in all. */
const shape = { prop: 2, hooker: 1, lock: 2, loose_forward: 3, scrum_half: 1, fly_half: 1, centre: 2, outside_back: 3 };
const size = 15;
/** What each booster works on, and the boosters that may not be on the captain. */
const boosted = {
  TRIPLE_CAPTAIN: 'captain',
  LIMITLESS: 'budget',
  CO_CAPTAIN: 'player',
  SUPER_KICKER: 'player',
  DEFENSIVE_KING: 'player',
};

function brokenInDraft({ draft, world }: Play): readonly string[] {
  const ids = idsOf(draft.lineup);
  const misplaced = Object.entries(draft.lineup).some(([position, players]) =>
    players.some((id) => id !== 0 && world.players.get(id)?.position !== position),
  );
  return [
    ...when(new Set(ids).size < ids.length, 'a player stands twice in the draft'),
    ...when(misplaced, 'a position is wrong'),
    ...when(!hasShape(draft.lineup), 'the lineup has another number of places'),
    ...when(draft.captainId !== null && !ids.includes(draft.captainId), 'the captain is not in the draft'),
  ];
}

function brokenInTeam({ lineup, captainId, isComplete, salaryCap, boosters }: SavedTeam, world: GameWorld): readonly string[] {
  const ids = idsOf(lineup);
  const players = ids.flatMap((id) => world.players.get(id) ?? []);
  const { min, max } = world.edition.squad;
  const from = (squadId: number) => players.filter((player) => player.squadId === squadId).length;
  const spent = players.reduce((sum, { cost }) => sum + cost, 0);
  const isLimitless = boosters.some(({ type, roundId }) => boosted[type] === 'budget' && roundId === roundNow(world)?.id);
  return [
    ...when(
      world.squads.some(({ id }) => from(id) > max),
      'a squad is over its limit',
    ),
    ...when(isComplete && world.squads.some(({ id }) => from(id) < min), 'a squad is below its minimum'),
    ...when(isComplete !== (ids.length === size), 'a complete team has a gap'),
    ...when(!isLimitless && spent > salaryCap, 'the budget is overdrawn'),
    ...when(captainId !== null && !ids.includes(captainId), 'the captain is not in the team'),
  ];
}

function brokenBoosters({ lineup, captainId, boosters }: SavedTeam, world: GameWorld): readonly string[] {
  const ids = idsOf(lineup);
  const stageOf = (roundId: number) => world.rounds.find(({ id }) => id === roundId)?.roundStage;
  const uses = boosters.map(({ type, roundId }) => `${type} ${stageOf(roundId)}`);
  const active = boosters.filter(({ roundId }) => roundId === roundNow(world)?.id);
  const onPlayer = active.filter(({ type }) => boosted[type] === 'player');
  const targetOf = ({ type, playerId }: Booster) => (boosted[type] === 'captain' ? captainId : playerId);
  return [
    ...when(active.length > world.edition.maxBoostersPerRound, 'too many boosters in a round'),
    ...when(new Set(uses).size < uses.length, 'a booster is used twice in a stage'),
    ...when(
      active.some((booster) => boosted[booster.type] !== 'budget' && !isNullOrIn(targetOf(booster), ids)),
      'a booster is on a player who is not in the team',
    ),
    ...when(
      onPlayer.some(({ playerId }) => playerId !== null && playerId === captainId),
      'a booster is on the captain',
    ),
  ];
}

function brokenLocks(before: SavedTeam | null, after: SavedTeam | null, world: GameWorld): readonly string[] {
  if (before === null || after === null) return [];
  const [had, has] = [idsOf(before.lineup), idsOf(after.lineup)];
  const moved = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))];
  const captains = before.captainId === after.captainId ? [] : [before.captainId, after.captainId];
  return [
    ...when(
      moved.some((id) => isLocked(id, world)),
      'a locked player moved',
    ),
    ...when(
      captains.some((id) => id !== null && isLocked(id, world)),
      'a locked captain changed',
    ),
  ];
}

/** A player is locked from the kick-off of a match of the squad until the round is complete. */
function isLocked(playerId: number, { players, rounds, now }: GameWorld): boolean {
  const squadId = players.get(playerId)?.squadId;
  const running = rounds.filter(({ status }) => status !== 'complete').flatMap(({ fixtures }) => fixtures);
  return running.some(
    ({ homeSquadId, awaySquadId, date }) => [homeSquadId, awaySquadId].includes(squadId ?? 0) && Date.parse(date) <= now,
  );
}

function roundNow({ rounds }: GameWorld) {
  const last = rounds.findLast(({ status }) => status === 'complete');
  return rounds.find(({ status }) => status === 'playing') ?? rounds.find(({ status }) => status === 'scheduled') ?? last;
}

function idsOf(lineup: Lineup): readonly number[] {
  return Object.values(lineup)
    .flat()
    .filter((id) => id !== 0);
}

function hasShape(lineup: Lineup): boolean {
  return Object.entries(shape).every(([position, count]) =>
    Object.entries(lineup).some(([other, players]) => other === position && players.length === count),
  );
}

function isNullOrIn(playerId: number | null, ids: readonly number[]): boolean {
  return playerId === null || ids.includes(playerId);
}

function when(isBroken: boolean, rule: string): readonly string[] {
  return isBroken ? [rule] : [];
}
