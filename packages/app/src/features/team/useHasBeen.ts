import { useState } from 'react';

/** Whether a condition is true now or was at an earlier rendering. A sheet is made when it first opens, and stays for its closing movement. */
export function useHasBeen(isTrue: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isTrue);
  if (isTrue && !hasBeen) setHasBeen(true);
  return hasBeen || isTrue;
}
