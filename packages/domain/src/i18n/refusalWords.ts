import { boosterBehaviours } from '../game/boosters/boosterBehaviours.ts';
import { displayExcess, displayPrice } from '../game/model/money.ts';
import type { Player, Round } from '../game/model/entities.ts';
import { squadById } from '../game/model/lookup.ts';
import { fullName } from '../game/players/fullName.ts';
import type { Refusal } from '../game/model/refusal.ts';
import type { GameWorld } from '../game/model/world.ts';
import { boosterName } from './boosterWords.ts';
import type { Words, WordValues } from './keys.ts';

/** The data from which sentences take the names of players, squads, matches and rounds. */
export type Names = Pick<GameWorld, 'edition' | 'players' | 'squads' | 'rounds'>;

/** A refusal in a few words, for a row of the pool: `Blues 4 of 4`. */
export function refusalLine(refusal: Refusal, names: Names, words: Words): string {
  return words(`refusals.short.${refusal.rule}`, valuesOf(refusal, names, words));
}

/** A refusal as a sentence that names the rule and its numbers, the same in the browser and in the server's answer. [G-307, G-317, G-375] */
export function refusalSentence(refusal: Refusal, names: Names, words: Words): string {
  const values = valuesOf(refusal, names, words);
  switch (refusal.rule) {
    case 'not-in-team':
      return words(`refusals.full.${names.players.has(refusal.playerId) ? 'not-in-team' : 'not-in-team-unknown'}`, values);
    case 'over-budget':
      return `${words('refusals.full.over-budget')}. ${words('refusals.full.over-budget-by', values)}`;
    case 'squad-limit':
      return words(`refusals.full.${refusal.have > refusal.limit ? 'squad-limit-over' : 'squad-limit'}`, values);
    case 'no-legal-completion':
      return words(`refusals.full.${refusal.budget < 0 ? 'no-legal-completion-over' : 'no-legal-completion'}`, values);
    case 'team-creation-disabled':
      return words(
        `refusals.full.${refusal.nextRoundId === null ? 'team-creation-disabled' : 'team-creation-disabled-until'}`,
        values,
      );
    case 'trade-unpaired':
      return words(`refusals.full.${refusal.playerIds.length === 0 ? 'trade-unpaired-none' : 'trade-unpaired'}`, values);
    case 'booster-locked':
      return words(`refusals.full.${refusal.playerId === null ? 'booster-locked-all' : 'booster-locked'}`, values);
    case 'booster-needs-player':
      return words(
        `refusals.full.${boosterBehaviours[refusal.type].target === 'captain' ? 'booster-needs-captain' : 'booster-needs-player'}`,
        values,
      );
    default:
      return words(`refusals.full.${refusal.rule}`, values);
  }
}

/** Says of a rule that the saved team breaks that it may stay so, but not get worse. Another refusal is said as a refusal. [G-328] */
export function breachSentence(refusal: Refusal, length: 'full' | 'short', names: Names, words: Words): string {
  const values = valuesOf(refusal, names, words);
  switch (refusal.rule) {
    case 'squad-limit':
    case 'squad-minimum':
    case 'over-budget':
      return words(`team.breach.${length}.${refusal.rule}`, values);
    default:
      return refusalSentence(refusal, names, words);
  }
}

/** The nearest fix as a sentence (`Remove one of Ala'alatoa, Tu'ungafasi.`, `Remove Barrett and Ioane.`), or undefined when there is none. */
export function fixSentence(refusal: Refusal, { players }: Names, words: Words): string | undefined {
  if (refusal.rule === 'over-budget' && refusal.together !== undefined) {
    const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
    return words('refusals.fix.removeAll', { names: list.format(refusal.together.map((id) => nameOf(players.get(id), id))) });
  }
  const removable = 'removable' in refusal ? refusal.removable.slice(0, 3) : [];
  const names = removable.map((id) => nameOf(players.get(id), id)).join(', ');
  return removable.length === 0 ? undefined : words('refusals.fix.remove', { count: removable.length, names });
}

function valuesOf(refusal: Refusal, names: Names, words: Words): WordValues {
  const { edition, players, rounds } = names;
  switch (refusal.rule) {
    case 'unknown-player':
    case 'already-in-team':
    case 'not-in-team':
    case 'eliminated':
      return { player: nameOf(players.get(refusal.playerId), refusal.playerId) };
    case 'wrong-position':
      return {
        player: nameOf(players.get(refusal.playerId), refusal.playerId),
        position: words(`refusals.positions.${refusal.position}`),
        plays: words(`refusals.positions.${refusal.playsAt}`),
      };
    case 'no-free-slot':
      return { position: words(`refusals.positions.${refusal.position}`), limit: refusal.limit };
    case 'squad-limit':
      return { squad: squadById(refusal.squadId, names).name, have: refusal.have, limit: refusal.limit };
    case 'squad-minimum':
      return {
        minimum: refusal.minimum,
        maximum: edition.squad.max,
        squads: refusal.missing.map(({ squadId }) => squadById(squadId, names).abbreviation).join(', '),
      };
    case 'over-budget':
      return { over: displayExcess(refusal.over) };
    case 'match-started':
    case 'player-locked':
    case 'captain-locked':
      return { player: nameOf(players.get(refusal.playerId), refusal.playerId), match: matchName(refusal.fixtureId, rounds) };
    case 'team-creation-disabled':
      return { round: rounds.find(({ id }) => id === refusal.nextRoundId)?.roundNumber ?? '' };
    case 'team-incomplete':
      return { count: refusal.free };
    case 'no-legal-completion':
      return { budget: displayPrice(refusal.budget), over: displayExcess(Math.max(0, -refusal.budget)) };
    case 'trade-unpaired':
      return { players: refusal.playerIds.map((id) => nameOf(players.get(id), id)).join(', ') };
    case 'booster-disabled':
    case 'booster-active':
    case 'booster-needs-player':
      return { booster: boosterName(refusal.type, edition, words) };
    case 'booster-used':
      return { booster: boosterName(refusal.type, edition, words), round: refusal.roundNumber };
    case 'booster-locked':
    case 'booster-not-for-captain':
    case 'booster-target':
      return {
        booster: boosterName(refusal.type, edition, words),
        ...(refusal.playerId !== null && { player: nameOf(players.get(refusal.playerId), refusal.playerId) }),
        ...('fixtureId' in refusal && refusal.fixtureId !== null && { match: matchName(refusal.fixtureId, rounds) }),
      };
    case 'team-started':
      return {};
  }
}

function nameOf(player: Player | undefined, id: number): string {
  return player === undefined ? String(id) : fullName(player);
}

function matchName(fixtureId: number, rounds: readonly Round[]): string {
  const fixture = rounds.flatMap(({ fixtures }) => fixtures).find(({ id }) => id === fixtureId);
  return fixture === undefined ? '' : `${fixture.homeSquadName} v ${fixture.awaySquadName}`;
}
