/** Makes calls one after the other, in the order in which they were asked for. */
export class CallQueue {
  private newest: Promise<unknown> | undefined = undefined;

  /** Whether no call is waiting or on the way. */
  get isEmpty(): boolean {
    return this.newest === undefined;
  }

  /** Makes the call once all earlier ones are answered. `isNewest` says whether none was asked for after it. Calls must not throw. */
  async run<Answer>(call: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly isNewest: boolean }> {
    const own = this.callAfter(this.newest, call);
    this.newest = own;
    const answer = await own;
    const isNewest = this.newest === own;
    if (isNewest) this.newest = undefined;
    return { answer, isNewest };
  }

  private async callAfter<Answer>(before: Promise<unknown> | undefined, call: () => Promise<Answer>): Promise<Answer> {
    await before;
    return call();
  }
}
