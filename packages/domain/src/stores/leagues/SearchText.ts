import { makeAutoObservable } from 'mobx';
import { searchDelay } from '../remote/searchDelay.ts';
import type { PagePort } from '../device/PagePort.ts';

/** The text of a search field: what is typed at once, and what is searched for after a pause. */
export class SearchText {
  typed = '';
  private cancel = () => {};
  private readonly after: PagePort['after'];
  private readonly onSearch: () => void;

  constructor(after: PagePort['after'], onSearch: () => void) {
    this.after = after;
    this.onSearch = onSearch;
    makeAutoObservable<this, 'cancel' | 'after' | 'onSearch'>(
      this,
      { cancel: false, after: false, onSearch: false },
      { autoBind: true },
    );
  }

  /** What is searched for. */
  get text(): string {
    return this.typed.trim();
  }

  /** Searches after a pause; each keystroke begins it anew. */
  type(typed: string): void {
    const before = this.text;
    this.typed = typed;
    if (this.text === before) return;
    this.cancel();
    this.cancel = this.after(searchDelay, this.onSearch);
  }

  /** Empties the field without a search, and drops the one that waits. */
  reset(): void {
    this.cancel();
    this.typed = '';
  }
}
