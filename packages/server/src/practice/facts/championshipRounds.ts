import type { RoundFacts } from './seasonFacts.ts';

/** The championship of 2025: six rounds, with final scores. */
export const championshipRounds: readonly RoundFacts[] = [
  {
    stage: 'group',
    matches: [
      ['2025-08-16T15:10Z', 'SA', 22, 38, 'AUS', 'Ellis Park'],
      ['2025-08-16T21:10Z', 'ARG', 24, 41, 'NZ', 'Estadio Mario Alberto Kempes'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2025-08-23T15:10Z', 'SA', 30, 22, 'AUS', 'DHL Stadium'],
      ['2025-08-23T21:10Z', 'ARG', 29, 23, 'NZ', 'Estadio José Amalfitani'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2025-09-06T04:30Z', 'AUS', 28, 24, 'ARG', 'Queensland Country Bank Stadium'],
      ['2025-09-06T07:05Z', 'NZ', 24, 17, 'SA', 'Eden Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2025-09-13T04:16Z', 'AUS', 26, 28, 'ARG', 'Allianz Stadium'],
      ['2025-09-13T07:05Z', 'NZ', 10, 43, 'SA', 'Hnry Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2025-09-27T05:05Z', 'NZ', 33, 24, 'AUS', 'Eden Park'],
      ['2025-09-27T15:10Z', 'SA', 67, 30, 'ARG', 'Hollywoodbets Kings Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2025-10-04T10:05Z', 'AUS', 14, 28, 'NZ', 'Optus Stadium'],
      ['2025-10-04T13:00Z', 'ARG', 27, 29, 'SA', 'Allianz Stadium'],
    ],
  },
];
