import { checksumsFile } from '@rugby/domain/contract/checksums';
import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '@rugby/domain/contract/help/helpCenter';
import type { JsonFile } from '@rugby/domain/contract/jsonFile';
import { localeFile } from '@rugby/domain/contract/locale';
import { playersFile, presentPlayer } from '@rugby/domain/contract/players';
import { playerStatsFile, presentMatch } from '@rugby/domain/contract/playerStats';
import { presentRound, roundsFile } from '@rugby/domain/contract/rounds';
import { advertsFile, seasonNumbersFile } from '@rugby/domain/contract/landing';
import { squadsFile } from '@rugby/domain/contract/squads';
import { bestOfLastRound } from '@rugby/domain/game/season/seasonNumbers';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { figuresByPlayer, matchesOf } from '../builders/playerStats.ts';
import type { World } from '../scenarios/World.ts';
import { words } from './createRefusal.ts';

/** A file of the contract. `read` computes its content when the file is fetched. */
export interface PublishedFile {
  readonly file: JsonFile<unknown>;
  readonly read: () => unknown;
}

/** Nothing of a world changes its files. */
export const publishedChecksums = { rounds: 'r1', players: 'p1' };

/** Every file that the season of this world publishes, apart from the matches of its players. */
export function publishedFiles({ rounds, squads, players, countries, adverts }: World): readonly PublishedFile[] {
  return [
    { file: roundsFile, read: () => rounds.map(presentRound) },
    { file: squadsFile, read: () => squads },
    { file: playersFile, read: () => players.map(presentPlayer) },
    { file: playerStatsFile, read: () => Object.fromEntries(figuresByPlayer(players, rounds)) },
    { file: countriesFile, read: () => countries },
    {
      file: seasonNumbersFile,
      read: () => ({ players: players.length, users: 301, best: bestOfLastRound(rounds, players, squads) }),
    },
    { file: advertsFile, read: () => adverts },
    { file: checksumsFile, read: () => publishedChecksums },
    { file: localeFile(locales[0]), read: () => catalog },
    { file: helpCategoriesFile(locales[0]), read: () => createHelpContent(words) },
    { file: helpSectionsFile(locales[0]), read: () => createHelpContent(words) },
    { file: helpArticlesFile(locales[0]), read: () => createHelpContent(words) },
  ];
}

/** The matches of a player as published; undefined for a player who is not in the season. */
export function publishedMatches(playerId: number, { players, rounds, corrections }: World): unknown {
  const player = players.find(({ id }) => id === playerId);
  if (player === undefined) return undefined;
  return matchesOf(player, rounds).map((match) => {
    const own = corrections.filter((correction) => correction.playerId === playerId && correction.roundId === match.roundId);
    return presentMatch({ ...match, corrections: own.map(({ correction }) => correction) });
  });
}
