/** Dollars in one unit of a displayed price. [G-011] */
export const priceUnit = 1_000_000;

/** Dollars in units with one decimal: 9_250_000 is `9.3`, halves away from zero. [G-012, G-172] */
export function displayPrice(dollars: number): string {
  const tenths = Math.sign(dollars) * Math.round(Math.abs(dollars) / (priceUnit / 10));
  return (tenths / 10).toFixed(1);
}
