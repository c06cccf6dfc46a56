import { z } from './schema.ts';

/** A file that a form sends: a `Blob` in the browser and on the server. */
export interface SentFile {
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** Whether a value is a file. JSON cannot contain one. */
export function isFile(value: unknown): value is SentFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    typeof value.size === 'number' &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function'
  );
}

/** A part of a multipart form that is a file. */
export const sentFile = z.custom<SentFile>(isFile);
