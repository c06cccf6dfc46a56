import { checksumsFile } from '@rugby/domain/contract/checksums';
import { countriesFile } from '@rugby/domain/contract/countries';
import type { JsonFile } from '@rugby/domain/contract/jsonFile';
import { localeFile } from '@rugby/domain/contract/locale';
import { playersFile, presentPlayer } from '@rugby/domain/contract/players';
import { playerMatchesFile, playerStatsFile, presentMatch } from '@rugby/domain/contract/playerStats';
import { presentRound, roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { figuresByPlayer, matchesOf } from '../builders/playerStats.ts';
import type { World } from '../scenarios/World.ts';

/** A file of the contract with what stands in it. */
export interface Published {
  readonly file: JsonFile<unknown>;
  readonly value: unknown;
}

/** Every file that the season of this world publishes. A test fails when one of the contract is missing. */
export function publishedIn({ rounds, squads, players, countries }: World): readonly Published[] {
  return [
    { file: roundsFile, value: rounds.map(presentRound) },
    { file: squadsFile, value: squads },
    { file: playersFile, value: players.map(presentPlayer) },
    { file: playerStatsFile, value: Object.fromEntries(figuresByPlayer(players, rounds)) },
    ...players.map((player) => ({ file: playerMatchesFile(player.id), value: matchesOf(player, rounds).map(presentMatch) })),
    { file: countriesFile, value: countries },
    { file: checksumsFile, value: { rounds: 'r1', players: 'p1' } },
    { file: localeFile(locales[0]), value: catalog },
  ];
}
