/** One line of the table: a measured number, its baseline, and whether it is within its budget. */
export interface Quantity {
  /** As in `P1 start of the landing page`. */
  readonly name: string;
  /** Empty for a score. */
  readonly unit: '' | 'KB' | 'MB' | 'ms' | 's' | '/s';
  readonly ours: number;
  /** The least that is possible, measured in the same run; absent where there is no such thing. */
  readonly floor?: number;
  /** In words: `≤ 2.9×`. Absent for a number that is only reported. */
  readonly budget?: string;
  readonly isWithinBudget?: boolean;
}

/** The middle of several runs: one slow run among them changes nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** The quantities as one table for a terminal. */
export function tableOf(quantities: readonly Quantity[]): string {
  const rows = [
    ['quantity', 'floor', 'ours', 'ratio', 'budget', ''],
    ...quantities.map(({ name, unit, ours, floor, budget, isWithinBudget }) => [
      name,
      floor === undefined ? '–' : written(floor, unit),
      written(ours, unit),
      floor === undefined ? '–' : `${ratio(ours / floor)}×`,
      budget ?? '–',
      isWithinBudget === undefined ? '' : isWithinBudget ? 'ok' : 'EXCEEDED',
    ]),
  ];
  const widths = rows.reduce((most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)), [0]);
  return rows.map((row) => row.map((cell, column) => padCell(cell, widths[column] ?? 0, column)).join('  ')).join('\n');
}

function ratio(value: number): string {
  return value.toFixed(value < 1 ? 2 : 1);
}

function written(value: number, unit: Quantity['unit']): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`.trimEnd();
}

/** Aligns numbers to the right and words to the left. */
function padCell(cell: string, width: number, column: number): string {
  return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width);
}
