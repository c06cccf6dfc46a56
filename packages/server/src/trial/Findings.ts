import { differences, type ComparedFigures } from './differences.ts';

/** The number of differences that are shown for each group: one fault may affect every team. */
const SHOWN = 20;

/** Compares groups of figures, prints one line for each group with its first differences, and counts them. */
export class Findings {
  private readonly say: (sentence: string) => void;
  private readonly counts = { compared: 0, differences: 0 };

  constructor(say: (sentence: string) => void) {
    this.say = say;
  }

  get compared(): number {
    return this.counts.compared;
  }

  get differences(): number {
    return this.counts.differences;
  }

  /** Compares a group of figures with the expected ones. An empty group proves nothing, so it counts as a difference. */
  compare(group: string, expected: ComparedFigures, actual: ComparedFigures): void {
    const found = expected.size === 0 ? ['there was nothing to compare'] : differences(expected, actual);
    this.counts.compared += expected.size;
    this.counts.differences += found.length;
    this.say(`${found.length === 0 ? '       ok' : '    WRONG'}  ${group}: ${expected.size} compared, ${found.length} differ`);
    found.slice(0, SHOWN).forEach((difference) => this.say(`           ${difference}`));
    if (found.length > SHOWN) this.say(`           and ${found.length - SHOWN} more`);
  }
}
