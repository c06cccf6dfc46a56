import { type Failure, sentencesOf } from '../api/failure.ts';
import type { Words } from './keys.ts';

/** A failure as a sentence for the error modal: the server's own, else what the page knows, else the generic one. [G-360, G-361] */
export function failureSentence(failure: Failure, words: Words): string {
  const said = sentencesOf(failure);
  if (said !== undefined) return said;
  switch (failure.kind) {
    case 'offline':
      return words('common.errors.offline');
    case 'unavailable':
      return words('common.errors.unavailable');
    case 'refused':
    case 'signed-out':
    case 'off-contract':
      return words('common.errors.generic');
  }
}
