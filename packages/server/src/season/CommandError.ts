const MOST_SHOWN = 20;

/** A season command that was refused as a whole: nothing was changed. One sentence a problem; the process ends with code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  /** What is printed: at most twenty problems and how many more there are. */
  get lines(): readonly string[] {
    const rest = this.problems.length - MOST_SHOWN;
    return rest > 0 ? [...this.problems.slice(0, MOST_SHOWN), `… and ${rest} more.`] : this.problems;
  }
}
