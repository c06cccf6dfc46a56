/** Formats points with their sign: `+15`, `−2`, and `0`. [G-082] */
export function formatSigned(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
