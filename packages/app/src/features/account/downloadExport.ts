import type { Outcome } from '@rugby/domain/api/failure';
import type { AccountExport } from '@rugby/domain/contract/account/accountExport';
import { csvOf, jsonOf } from '@rugby/domain/game/account/exportFiles';
import type { ExportFormat } from '@rugby/ui/account/AccountData';
import { downloadFile } from '../../site/downloadFile.ts';
import type { AccountStores } from '../../stores/Stores.ts';

const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const;

export interface ExportFile {
  readonly format: ExportFormat;
  /** Without the ending. */
  readonly name: string;
}

/**
 * Downloads the user's data as a file, with the season review of each edition that the user plays. Reviews are counted in the browser, as on their
 * page. The code is loaded when it is asked for. [B17, B25]
 */
export async function downloadExport(
  data: AccountExport,
  { format, name }: ExportFile,
  { readReviews }: Pick<AccountStores, 'readReviews'>,
): Promise<Outcome<null>> {
  const played = new Set(data.rounds.map(({ edition }) => edition));
  const reviews = await readReviews([...played]);
  if (!reviews.ok) return reviews;
  const exported = { ...data, ...reviews.value };
  downloadFile(`${name}.${format}`, types[format], format === 'json' ? jsonOf(exported) : csvOf(exported));
  return { ok: true, value: null };
}
