import type { EditionId } from '@rugby/domain/editions';
import { championshipRounds } from './championshipRounds.ts';
import { clubRounds } from './clubRounds.ts';
import type { SeasonFacts } from './seasonFacts.ts';

/** The played season behind each edition's practice season. */
export const playedSeasons: Readonly<Record<EditionId, SeasonFacts>> = {
  srp: {
    squads: [
      ['HIGH', 'Highlanders'],
      ['CRUS', 'Crusaders'],
      ['WARA', 'NSW Waratahs'],
      ['REDS', 'Queensland Reds'],
      ['FDRU', 'Fijian Drua'],
      ['MOPA', 'Moana Pasifika'],
      ['BLUE', 'Blues'],
      ['CHIE', 'Chiefs'],
      ['FORC', 'Western Force'],
      ['BRUM', 'ACT Brumbies'],
      ['HURR', 'Hurricanes'],
    ],
    rounds: clubRounds,
  },
  trc: {
    squads: [
      ['SA', 'South Africa'],
      ['AUS', 'Australia'],
      ['ARG', 'Argentina'],
      ['NZ', 'New Zealand'],
    ],
    rounds: championshipRounds,
  },
};
