import { type Edition, editions, kitOf } from '@rugby/domain/editions';
import type { FixtureContent } from '../FixtureLine/FixtureLine.tsx';
import { squadsOf } from '@rugby/mocks/builders/season';

/** A squad of the sample season as fixture lists show it, for stories. */
function squad(abbreviation: string, edition: Edition) {
  const found = squadsOf(edition).find((known) => known.abbreviation === abbreviation);
  const flag = edition.flags[abbreviation];
  const kit = kitOf(edition, abbreviation, 0);
  return { name: found?.name ?? abbreviation, abbreviation, kit, ...(flag !== undefined && { flag }) };
}

function fixture(
  id: number,
  [home, away]: readonly [string, string],
  date: string,
  time: string,
  about: Partial<FixtureContent> = {},
  edition: Edition = editions.srp,
): FixtureContent {
  const sides = { home: squad(home, edition), away: squad(away, edition) };
  return { id, status: 'scheduled', homeScore: null, awayScore: null, date, time, ...sides, ...about };
}

/** Round 7 of the club edition during its third match. */
export const clubFixtures: readonly FixtureContent[] = [
  fixture(1, ['HURR', 'CRUS'], '27/03/2026', '19:05', { status: 'complete', homeScore: 28, awayScore: 24 }),
  fixture(2, ['BLUE', 'CHIE'], '27/03/2026', '21:35', { status: 'complete', homeScore: 31, awayScore: 33 }),
  fixture(3, ['REDS', 'FDRU'], '28/03/2026', '16:35', { status: 'playing', homeScore: 17, awayScore: 19 }),
  fixture(4, ['BRUM', 'WARA'], '28/03/2026', '19:05'),
  fixture(5, ['MOPA', 'HIGH'], '28/03/2026', '21:35'),
];

/** Round 4 of the championship before it starts. */
export const countryFixtures: readonly FixtureContent[] = [
  fixture(1, ['NZ', 'ARG'], '22/08/2026', '19:05', {}, editions.trc),
  fixture(2, ['SA', 'AUS'], '23/08/2026', '03:10', {}, editions.trc),
];
