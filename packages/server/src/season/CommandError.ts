/** The number of problems that are shown. */
export const MOST_SHOWN = 50;

/** A season command was refused and changed nothing. It has one sentence for each problem; the process ends with exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  /** The lines to print: at most fifty problems and the number of others. */
  get lines(): readonly string[] {
    const rest = this.problems.length - MOST_SHOWN;
    return rest > 0 ? [...this.problems.slice(0, MOST_SHOWN), `… and ${rest} more.`] : this.problems;
  }
}
