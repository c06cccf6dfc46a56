import { describeFullDisk, isDiskFull } from './fullDisk.ts';
import { StartError } from './StartError.ts';

/** The sentence for an operator who can mend what failed: a refused start or a full disk; undefined for any other error. */
export function operatorSentence(error: unknown, dataDir: () => string): string | undefined {
  if (isDiskFull(error)) return describeFullDisk(dataDir());
  return error instanceof StartError ? error.message : undefined;
}
