import { differences, type Figures } from './differences.ts';

/** Told of every comparison, says one line for each group and one for each difference in it, and keeps the count. */
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
    found.forEach((difference) => this.say(`           ${difference}`));
  }
}
