import type { EditionId } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/model/entities';
import type { Feed } from '../../season/feed/feed.ts';
import { playedSeasons } from '../facts/playedSeasons.ts';
import type { FixtureFacts } from '../facts/seasonFacts.ts';
import { createPlayers } from '../players/createPlayers.ts';
import { placeSeason, roundsPlayed } from './placeSeason.ts';

/**
 * Creates the feed of an edition's practice season at `now` (epoch milliseconds), with all rounds scheduled and without scores.
 */
export function createPracticeFeed(edition: EditionId, now: number): Feed {
  const { squads, rounds } = playedSeasons[edition];
  const placement = placeSeason(edition, now);
  let matches = 0;
  return {
    squads: squads.map(([abbreviation, name], index) => ({ id: index + 1, name, abbreviation, badge: abbreviation })),
    players: createPlayers(edition),
    rounds: rounds.map(({ stage, matches: facts }, index) => {
      const moved = index < roundsPlayed[edition] ? placement.played : placement.coming;
      const fixtures = facts.map((match) => fixtureOf(edition, (matches += 1), match, moved));
      return {
        id: index + 1,
        roundNumber: index + 1,
        roundStage: stage,
        status: 'scheduled' as const,
        startDate: fixtures[0]?.date ?? '',
        isLockedForUpdating: false,
        fixtures,
      };
    }),
  };
}

/** Returns the final score of a fixture of the practice season by the id in `createPracticeFeed`; undefined for another id. */
export function finalScore(edition: EditionId, fixtureId: number): { readonly home: number; readonly away: number } | undefined {
  const facts = playedSeasons[edition].rounds.flatMap(({ matches }) => matches)[fixtureId - 1];
  return facts && { home: facts[2], away: facts[3] };
}

function fixtureOf(edition: EditionId, id: number, [kickOff, home, , , away, venueName]: FixtureFacts, moved: number): Fixture {
  const { squads } = playedSeasons[edition];
  const homeIndex = squads.findIndex(([abbreviation]) => abbreviation === home);
  const awayIndex = squads.findIndex(([abbreviation]) => abbreviation === away);
  return {
    id,
    status: 'scheduled',
    date: new Date(Date.parse(kickOff) + moved).toISOString(),
    venueName,
    homeSquadId: homeIndex + 1,
    homeSquadAbbr: home,
    homeSquadName: squads[homeIndex]?.[1] ?? '',
    awaySquadId: awayIndex + 1,
    awaySquadAbbr: away,
    awaySquadName: squads[awayIndex]?.[1] ?? '',
    homeScore: null,
    awayScore: null,
  };
}
