import type { AccountExport } from '@rugby/domain/contract/account/accountExport';
import { csvOf, jsonOf } from '@rugby/domain/game/account/exportFiles';
import type { ExportFormat } from '@rugby/ui/account/AccountData';
import { downloadFile } from '../../site/downloadFile.ts';

const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const;

/** Downloads the user's data as a file. Its code is loaded when it is asked for. */
export function downloadExport(data: AccountExport, format: ExportFormat, name: string): void {
  downloadFile(`${name}.${format}`, types[format], format === 'json' ? jsonOf(data) : csvOf(data));
}
