import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { type Country } from '@rugby/domain/game/session/countries';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { playersFile } from '@rugby/domain/contract/players';
import { playerStatsFile } from '@rugby/domain/contract/playerStats';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { advertsFile, seasonNumbersFile } from '@rugby/domain/contract/landing';
import { squadsFile } from '@rugby/domain/contract/squads';
import { editions } from '@rugby/domain/editions';
import { type SiteCatalog, siteCatalogs } from '@rugby/domain/i18n/catalog';
import { languageOf } from '@rugby/domain/i18n/storedLocale';
import { calendarAddress, createLockCalendar } from './calendar/lockCalendar.ts';
import { createDocument, type JsonDocument, createTextDocument } from './documents.ts';

/** Creates the files that are the same with any season and that no database holds: the words, and the countries in which users may live. */
export async function createFixedDocuments(
  countries: readonly Country[],
  words: Readonly<Record<string, SiteCatalog>> = siteCatalogs,
): Promise<ReadonlyMap<string, JsonDocument>> {
  return createDocuments(
    Object.values(editions).flatMap(({ jsonPath }) => [
      [`${jsonPath}/${countriesFile.name}.json`, countries] as const,
      ...localeFiles(words).map(([locale, catalog]) => [`${jsonPath}/locale/${locale}.json`, catalog] as const),
    ]),
  );
}

/** Creates the files of editions without a season, most of them empty lists. A published file with the same path replaces one. */
export async function createEmptyDocuments(): Promise<ReadonlyMap<string, JsonDocument>> {
  const files = Object.values(editions).flatMap((edition) => [
    ...[roundsFile, squadsFile, playersFile].map((file) => [jsonAddressOf(file, edition), []] as const),
    [jsonAddressOf(playerStatsFile, edition), {}] as const,
    [jsonAddressOf(seasonNumbersFile, edition), { players: 0, users: 0, best: null }] as const,
    [jsonAddressOf(advertsFile, edition), []] as const,
    [jsonAddressOf(checksumsFile, edition), { rounds: 'none', players: 'none' }] as const,
  ]);
  const calendars = Object.values(editions).map(
    async (edition) =>
      [
        calendarAddress(edition),
        await createTextDocument(createLockCalendar(edition, [], { now: '', previous: undefined })),
      ] as const,
  );
  return new Map([...(await createDocuments(files)), ...(await Promise.all(calendars))]);
}

async function createDocuments(
  files: readonly (readonly [address: string, value: unknown])[],
): Promise<ReadonlyMap<string, JsonDocument>> {
  return new Map(await Promise.all(files.map(async ([address, value]) => [address, await createDocument(value)] as const)));
}

/** The words by locale, and those of the first locale of a language also under the language alone: `en`. */
function localeFiles(words: Readonly<Record<string, SiteCatalog>>): readonly (readonly [locale: string, catalog: SiteCatalog])[] {
  const languages = Object.entries(words).map(([locale, catalog]) => [languageOf(locale), catalog] as const);
  return [...languages.toReversed(), ...Object.entries(words)];
}
