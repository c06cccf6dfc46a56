/** Page on which leagues are joined, below the base path of an edition. */
export const joinPath = '/leagues/join';

/** The same with the dialog of the league that has this code. */
export function joinPathOf(code: string): string {
  return `${joinPath}/${encodeURIComponent(code)}`;
}
