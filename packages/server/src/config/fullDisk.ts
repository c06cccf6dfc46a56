/** Returns whether anything failed because a disk is full: a system call, PostgreSQL, or what either of them caused. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || error.message.includes('No space left on device');
  return isFull || isDiskFull(error.cause);
}

/** The sentence for an operator whose disk with the data is full. */
export function describeFullDisk(dataDir: string): string {
  return `The disk is full, so the database cannot write. Its data are in ${dataDir}: free some space, or choose another folder with DATA_DIR=/some/folder npm start.`;
}

/** The sentence for an operator whose backup did not fit on its disk. */
export function describeFullBackup(to: string): string {
  return `The disk is full, so the backup in ${to} is not finished. Delete it and free some space, or choose another folder with --to.`;
}
