import type { EditionId } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/model/entities';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Feed, FeedPlayer } from './feed/feed.ts';

/** Returns the fixtures of a feed with their rounds. */
export function fixturesOf({ rounds }: Pick<Feed, 'rounds'>): readonly { readonly roundId: number; readonly fixture: Fixture }[] {
  return rounds.flatMap(({ id, fixtures }) => fixtures.map((fixture) => ({ roundId: id, fixture })));
}

/**
 * Stores squads, rounds, fixtures and players. Existing rows are updated from the feed, except the status of rounds and fixtures.
 */
export async function storeFeed(tx: Transaction<Database>, edition: EditionId, feed: Feed): Promise<void> {
  await storeSquads(tx, edition, feed);
  await storeRounds(tx, edition, feed);
  await storeFixtures(tx, edition, feed);
  await storePlayers(tx, edition, feed.players);
}

/** Stores players: names, squad, position, cost and status. */
export async function storePlayers(tx: Transaction<Database>, edition: EditionId, players: readonly FeedPlayer[]): Promise<void> {
  await tx
    .insertInto('players')
    .values(
      players.map(({ id, feedId, firstName, lastName, squadId, position, cost, status }) => ({
        edition,
        id,
        feedId,
        firstName,
        lastName,
        squadId,
        position,
        cost,
        status,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['edition', 'id']).doUpdateSet(({ ref }) => ({
        feedId: ref('excluded.feedId'),
        firstName: ref('excluded.firstName'),
        lastName: ref('excluded.lastName'),
        squadId: ref('excluded.squadId'),
        position: ref('excluded.position'),
        cost: ref('excluded.cost'),
        status: ref('excluded.status'),
      })),
    )
    .execute();
}

async function storeSquads(tx: Transaction<Database>, edition: EditionId, { squads }: Feed): Promise<void> {
  await tx
    .insertInto('squads')
    .values(squads.map(({ id, name, abbreviation, badge }) => ({ edition, id, name, abbreviation, badge })))
    .onConflict((conflict) =>
      conflict.columns(['edition', 'id']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        abbreviation: ref('excluded.abbreviation'),
        badge: ref('excluded.badge'),
      })),
    )
    .execute();
}

async function storeRounds(tx: Transaction<Database>, edition: EditionId, { rounds }: Feed): Promise<void> {
  await tx
    .insertInto('rounds')
    .values(
      rounds.map(({ id, roundNumber, roundStage, status, startDate }) => ({
        edition,
        id,
        roundNumber,
        roundStage,
        status,
        startDate,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['edition', 'id']).doUpdateSet(({ ref }) => ({
        roundNumber: ref('excluded.roundNumber'),
        roundStage: ref('excluded.roundStage'),
        startDate: ref('excluded.startDate'),
      })),
    )
    .execute();
}

async function storeFixtures(tx: Transaction<Database>, edition: EditionId, feed: Feed): Promise<void> {
  await tx
    .insertInto('fixtures')
    .values(
      fixturesOf(feed).map(({ roundId, fixture }) => ({
        edition,
        roundId,
        id: fixture.id,
        date: fixture.date,
        status: fixture.status,
        venueName: fixture.venueName,
        homeSquadId: fixture.homeSquadId,
        awaySquadId: fixture.awaySquadId,
        homeScore: fixture.homeScore,
        awayScore: fixture.awayScore,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['edition', 'id']).doUpdateSet(({ ref }) => ({
        roundId: ref('excluded.roundId'),
        date: ref('excluded.date'),
        venueName: ref('excluded.venueName'),
        homeSquadId: ref('excluded.homeSquadId'),
        awaySquadId: ref('excluded.awaySquadId'),
        homeScore: ref('excluded.homeScore'),
        awayScore: ref('excluded.awayScore'),
      })),
    )
    .execute();
}
