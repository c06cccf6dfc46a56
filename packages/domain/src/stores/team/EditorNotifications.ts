import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../api/failure.ts';
import type { BuilderDialog, BuilderNews } from './editorDialog.ts';
import type { EditOutcome, SaveReceipt } from './TeamStore.ts';

type NotDone = Exclude<EditOutcome | Outcome<unknown>, { ok: true }>;

/**
 * How the team builder speaks to the fan: the dialog that stands over it, and the last news. Every store of the builder speaks through it.
 */
export class BuilderVoice {
  dialog: BuilderDialog | undefined = undefined;
  news: BuilderNews | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { dialog: observableRef, news: observableRef }, { autoBind: true });
  }

  open(dialog: BuilderDialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  tell(news: BuilderNews): void {
    this.news = news;
  }

  /**
   * A newly completed team is told what happens from now on, any other gets its receipt; where they differ, both teams are compared.
   * [G-234, G-235, B6]
   */
  receive(receipt: SaveReceipt): void {
    this.closeDialog();
    if (receipt.differences.length > 0) this.open({ kind: 'saved-otherwise', receipt });
    else if (receipt.isNewlyComplete) this.open({ kind: 'saving-your-team', receipt });
    else this.tell({ kind: 'saved', receipt });
  }

  /**
   * Says why something was not done. `again` is what the fan asked for: it is offered again to whoever has to sign in first; `stale` is the
   * question when another copy was saved meanwhile.
   */
  refuse(outcome: NotDone, again?: () => Promise<void>, stale: 'stale' | 'stale-transfers' = 'stale'): void {
    if ('failure' in outcome) return this.fail(outcome.failure, stale, again);
    const refusal = outcome.refusals.find((reason) => reason.rule === 'team-creation-disabled');
    if (refusal !== undefined) this.open({ kind: 'create-team-disabled', refusal });
    else this.tell({ kind: 'refused', refusals: outcome.refusals });
  }

  private fail(failure: Failure, stale: 'stale' | 'stale-transfers', again?: () => Promise<void>): void {
    if (failure.kind === 'signed-out' && again) return this.interrupt(again);
    const isStale = failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'stale-version');
    this.open(isStale ? { kind: stale } : { kind: 'error', failure });
  }

  private interrupt(again: () => Promise<void>): void {
    const goOn = () => {
      this.closeDialog();
      void again();
    };
    this.open({ kind: 'interrupted', goOn });
  }
}
