/** Dollars in one unit of a displayed price. [G-011] */
export const priceUnit = 1_000_000;

/**
 * Dollars in units with one decimal: 9_250_000 is `9.3`. An amount below zero is rounded away from zero, so that no debt is shown as `0.0`.
 * [G-012, G-172]
 */
export function displayPrice(dollars: number): string {
  const exact = dollars / (priceUnit / 10);
  const tenths = dollars < 0 ? Math.floor(exact) : Math.round(exact);
  return (tenths / 10).toFixed(1);
}

/** By how many units a team is over its budget, with one decimal: at least `0.1`. `dollars` is above zero. [G-306] */
export function displayExcess(dollars: number): string {
  return displayPrice(-dollars).slice(1);
}
