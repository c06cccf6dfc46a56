import { differences, type Figures } from './differences.ts';

/** Differences of a group that are shown: one fault may touch every team. */
const SHOWN = 20;

/** Told of every comparison, says one line for each group and the first differences in it, and keeps the count. */
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

  /** Compares a group of figures with what they must be. A group without figures proves nothing, so it counts as a difference. */
  compare(group: string, expected: Figures, actual: Figures): void {
    const found = expected.size === 0 ? ['there was nothing to compare'] : differences(expected, actual);
    this.counts.compared += expected.size;
    this.counts.differences += found.length;
    this.say(`${found.length === 0 ? '       ok' : '    WRONG'}  ${group}: ${expected.size} compared, ${found.length} differ`);
    found.slice(0, SHOWN).forEach((difference) => this.say(`           ${difference}`));
    if (found.length > SHOWN) this.say(`           and ${found.length - SHOWN} more`);
  }
}
