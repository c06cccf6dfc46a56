/** Whether a chart has so many rounds that a phone has no room for a text in each of its columns. */
export function isCrowded(rounds: readonly unknown[]): boolean {
  return rounds.length > 9;
}
