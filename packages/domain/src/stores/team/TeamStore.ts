import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { autopickTeam, changeCaptain, showMyTeam, updateTeam } from '../../contract/team.ts';
import { budgetOf } from '../../game/team/budget.ts';
import { changeDraft, type DraftCommand } from '../../game/editor/changeDraft.ts';
import { draftOf, isChanged, type TeamDraft } from '../../game/editor/draft.ts';
import { selectionOf } from '../../game/model/lineup.ts';
import type { Selection, Team } from '../../game/model/entities.ts';
import { isFull } from '../../game/model/lineup.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import { type SelectionDifference, selectionDifferences } from '../../game/team/selectionDifferences.ts';
import { refusalsToSave } from '../../game/team/refusalsToSave.ts';
import { refusalsToRebuild } from '../../game/team/eligibility.ts';
import { salaryCapOf } from '../../game/model/world.ts';
import { settled, pending, idle, type Request } from '../remote/request.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** What became of an edit: done, or refused with reasons. */
export type EditOutcome = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What the server confirmed: when, as which version, what it stored, and how that differs from what was sent. [B6] */
export interface SaveReceipt {
  readonly savedAt: string;
  readonly version: number;
  readonly selection: Selection;
  readonly differences: readonly SelectionDifference[];
  readonly isNewlyComplete: boolean;
}

const done: EditOutcome = { ok: true };

/** The user's own team: what the server saved, and the draft that is edited on top of it. Every edit goes through the rules. */
export class TeamStore {
  draft: TeamDraft = draftOf(null);
  receipt: SaveReceipt | undefined = undefined;
  saving: Request<Team> = idle;
  /** The stored version that the draft departed from; null before the first save. A save that names an older one is refused. */
  baseVersion: number | null = null;
  readonly stored: RemoteValue<Team | null>;
  private readonly api: Api;
  private readonly season: SeasonStore;

  constructor(api: Api, season: SeasonStore) {
    this.api = api;
    this.season = season;
    this.stored = new RemoteValue(async () => {
      const outcome = await api.send(showMyTeam, {});
      return outcome.ok ? { ok: true, value: outcome.value.team } : outcome;
    });
    makeAutoObservable<this, 'api' | 'season'>(
      this,
      { api: false, season: false, stored: false, draft: observableRef, receipt: observableRef, saving: observableRef },
      { autoBind: true },
    );
  }

  /** The draft differs from what the server stores. [G-224, G-225] */
  get isChanged(): boolean {
    return isChanged(this.draft);
  }

  get isFull(): boolean {
    return isFull(this.draft.lineup);
  }

  /** Whole dollars left, below zero when over; undefined while the season is not here. [G-200] */
  get budget(): number | undefined {
    const { world } = this.season;
    return world && budgetOf(this.draft.lineup, salaryCapOf(this.draft, world), world.players);
  }

  /** Why the draft could not be saved now. [G-306] */
  get refusalsToSave(): readonly Refusal[] {
    const { world } = this.season;
    return world === undefined ? [] : refusalsToSave(this.draft, this.draft.stored, world);
  }

  /** Asks for the stored team; a draft without changes follows it, one with changes stays. */
  async load(): Promise<void> {
    await this.stored.load();
    const { request } = this.stored;
    if (request.state === 'success') this.syncDraft(request.value);
  }

  /** Takes up a draft that was left: its selection on top of what the server stores now, and the version that it departed from. */
  resume(selection: Selection, departedFrom: number | null): void {
    this.draft = draftOf(this.draft.stored, selectionOf(selection));
    this.baseVersion = departedFrom;
  }

  /** Lets the draft stand against the newest stored team: the next save may take its place. */
  rebase(): void {
    this.baseVersion = this.stored.value?.version ?? null;
  }

  /** What the server has stored meanwhile is the stored team; the draft stays on top of it. */
  applySavedTeam(team: Team): void {
    this.stored.replace(team);
    this.rebase();
    this.edit({ kind: 'saved', team });
  }

  /** Ends the history of edits: what has been sent is not undone. [B9] */
  clearHistory(): void {
    this.draft = { ...this.draft, past: [], future: [] };
  }

  /** Gives up the draft for what the server stores now. */
  async discardDraft(): Promise<void> {
    this.edit({ kind: 'rollback' });
    await this.load();
  }

  /** Edits the draft, or says why not. */
  edit(command: DraftCommand): EditOutcome {
    const { world } = this.season;
    if (world === undefined) return done;
    const outcome = changeDraft(this.draft, command, world);
    if (!outcome.ok) return outcome;
    this.draft = outcome.draft;
    return done;
  }

  /** A complete stored team without other changes changes its captain on the server at once, any other in the draft. [G-239, G-240] */
  async makeCaptain(playerId: number): Promise<EditOutcome | Outcome<SaveReceipt>> {
    const stored = this.stored.value;
    const isSentAtOnce = stored?.isComplete === true && !this.isChanged;
    const outcome = this.edit({ kind: 'captain', playerId });
    if (!outcome.ok || stored === null || stored === undefined || !isSentAtOnce) return outcome;
    const answer = await this.send(() => this.api.send(changeCaptain, { body: { newId: playerId, version: stored.version } }));
    if (!answer.ok) this.edit({ kind: 'rollback' });
    return answer;
  }

  /** Fills the open slots as the server proposes; nothing is stored, and undo takes it back. [G-363] */
  async autofill(): Promise<EditOutcome | Outcome<unknown>> {
    const { world } = this.season;
    const refusals = world === undefined ? [] : refusalsToRebuild(this.draft, world);
    if (refusals.length > 0) return { ok: false, refusals };
    const outcome = await this.api.send(autopickTeam, { body: selectionOf(this.draft) });
    return outcome.ok ? this.edit({ kind: 'autofill', selection: selectionOf(outcome.value.team) }) : outcome;
  }

  /** Stores the draft; the answer is compared with what was sent. [G-225, G-234] */
  save(): Promise<Outcome<SaveReceipt>> {
    return this.send(() => this.api.send(updateTeam, { body: { ...selectionOf(this.draft), version: this.baseVersion } }));
  }

  /** Sends a call that stores the team as the draft has it; the answer is compared with the draft. */
  async send(call: () => Promise<Outcome<{ readonly team: Team }>>): Promise<Outcome<SaveReceipt>> {
    const sent = selectionOf(this.draft);
    this.begin();
    const outcome = await call();
    return this.applyAnswer(outcome.ok ? { ok: true, value: outcome.value.team } : outcome, sent);
  }

  private begin(): void {
    this.saving = pending;
  }

  private applyAnswer(outcome: Outcome<Team>, sent: Selection): Outcome<SaveReceipt> {
    this.saving = settled(outcome);
    if (!outcome.ok) return outcome;
    const team = outcome.value;
    const isNewlyComplete = team.isComplete && this.draft.stored?.isComplete !== true;
    const { savedAt, version } = team;
    this.receipt = {
      savedAt,
      version,
      selection: selectionOf(team),
      differences: selectionDifferences(sent, team),
      isNewlyComplete,
    };
    this.applySavedTeam(team);
    return { ok: true, value: this.receipt };
  }

  private syncDraft(team: Team | null): void {
    if (this.isChanged) {
      this.draft = { ...this.draft, stored: team };
      return;
    }
    this.draft = draftOf(team);
    this.rebase();
  }
}
