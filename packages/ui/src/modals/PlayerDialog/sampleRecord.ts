import { type Edition, editions, kitOf } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { sumFigures } from '@rugby/domain/game/players/figures';
import { scoreBreakdown } from '@rugby/domain/game/scoring/scoreBreakdown';
import { aCorrection, aMatch } from '@rugby/mocks/builders/playerStats';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import type { UpcomingFixture, PlayedFixture, PlayerRecord, CorrectionLine } from './playerRecord.ts';

function squad(name: string, abbreviation: string, edition: Edition): SquadLook {
  const flag = edition.flags[abbreviation];
  return { name, abbreviation, kit: kitOf(edition, abbreviation, 0), ...(flag !== undefined && { flag }) };
}

const australia = squad('Australia', 'AUS', editions.trc);
const southAfrica = squad('South Africa', 'SA', editions.trc);
const argentina = squad('Argentina', 'ARG', editions.trc);

/** The next three fixtures of New Zealand, for stories. */
export const sampleUpcoming: readonly UpcomingFixture[] = [
  { id: 4, roundNumber: 4, opponent: argentina, venue: 'home', date: '23/08/2026', time: '19:05' },
  { id: 5, roundNumber: 5, opponent: southAfrica, venue: 'away', date: '06/09/2026', time: '03:10' },
  { id: 6, roundNumber: 6, opponent: australia, venue: 'home', date: '27/09/2026', time: '17:05' },
];

const minutes = editions.trc.minuteThresholds;
const fullMatch = { MP: 80, T: 1, TA: 1, C: 3, CM: 1, TK: 4, MT: 2, TB: 2, MG: 41 };
const quietMatch = { MP: 66, C: 2, PG: 4, PGM: 1, TK: 6, MT: 1, MG: 55, LB: 1, PC: 1 };

/** Two corrections of the complete match; the earlier one does not change the points. */
export const sampleCorrections: readonly CorrectionLine[] = [
  { ...aCorrection(), when: '22/11/2026, 18:04' },
  {
    ...aCorrection({
      at: '2026-11-21T20:30:00.000Z',
      counts: [
        { code: 'CM', from: 0, to: 1 },
        { code: 'MG', from: 38, to: 41 },
      ],
      points: { from: 40, to: 40 },
    }),
    when: '22/11/2026, 09:30',
  },
];

/** Three rounds of a player in this position: two with points, one not played. */
export function sampleRecord(position: Player['position'] = 'fly_half'): PlayerRecord {
  const [full, quiet] = [aMatch({ scoringMetrics: fullMatch }, position), aMatch({ scoringMetrics: quietMatch }, position)];
  const played = (about: Partial<PlayedFixture> & Pick<PlayedFixture, 'id' | 'roundNumber'>): PlayedFixture => ({
    opponent: australia,
    venue: 'away',
    status: 'complete',
    own: 38,
    theirs: 24,
    points: full.points,
    breakdown: scoreBreakdown(position, full.scoringMetrics, minutes, full.points),
    isProvisional: false,
    corrections: [],
    ...about,
  });
  return {
    figures: sumFigures([full, quiet]),
    played: [
      played({ id: 3, roundNumber: 3 }),
      played({
        id: 2,
        roundNumber: 2,
        opponent: southAfrica,
        venue: 'home',
        own: 17,
        theirs: 24,
        points: quiet.points,
        breakdown: scoreBreakdown(position, quiet.scoringMetrics, minutes, quiet.points),
      }),
      played({ id: 1, roundNumber: 1, opponent: argentina, points: null, breakdown: [] }),
    ],
  };
}
