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

/** What the server confirmed: when, as which version, what it saved, and how that differs from what was sent. [B6] */
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
  /** The saved version that the draft is based on; null before the first save. The server refuses a save that names an older one. */
  baseVersion: number | null = null;
  readonly saved: RemoteValue<Team | null>;
  private readonly api: Api;
  private readonly season: SeasonStore;

  constructor(api: Api, season: SeasonStore) {
    this.api = api;
    this.season = season;
    this.saved = new RemoteValue(async () => {
      const outcome = await api.send(showMyTeam, {});
      return outcome.ok ? { ok: true, value: outcome.value.team } : outcome;
    });
    makeAutoObservable<this, 'api' | 'season'>(
      this,
      { api: false, season: false, saved: false, draft: observableRef, receipt: observableRef, saving: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the draft differs from the saved team. [G-224, G-225] */
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
    return world === undefined ? [] : refusalsToSave(this.draft, this.draft.saved, world);
  }

  /** Loads the saved team. A draft without changes is replaced by it, one with changes stays. */
  async load(): Promise<void> {
    await this.saved.load();
    const { request } = this.saved;
    if (request.state === 'success') this.syncDraft(request.value);
  }

  /** Restores a local draft and its base version. */
  resume(selection: Selection, baseVersion: number | null): void {
    this.draft = draftOf(this.draft.saved, selectionOf(selection));
    this.baseVersion = baseVersion;
  }

  /** Sets the base version to the saved version, so that the next save is accepted. */
  rebase(): void {
    this.baseVersion = this.saved.value?.version ?? null;
  }

  /** Replaces the saved team; keeps the draft. */
  applySavedTeam(team: Team): void {
    this.saved.replace(team);
    this.rebase();
    this.edit({ kind: 'saved', team });
  }

  /** Clears the history of edits, because edits that were sent cannot be undone. [B9] */
  clearHistory(): void {
    this.draft = { ...this.draft, past: [], future: [] };
  }

  /** Discards the draft and loads the saved team. */
  async discardDraft(): Promise<void> {
    this.edit({ kind: 'rollback' });
    await this.load();
  }

  /** Applies an edit to the draft, or answers why the rules refuse it. */
  edit(command: DraftCommand): EditOutcome {
    const { world } = this.season;
    if (world === undefined) return done;
    const outcome = changeDraft(this.draft, command, world);
    if (!outcome.ok) return outcome;
    this.draft = outcome.draft;
    return done;
  }

  /** Changes the captain: on the server at once when the saved team is complete and nothing else is changed, otherwise in the draft. [G-239, G-240] */
  async makeCaptain(playerId: number): Promise<EditOutcome | Outcome<SaveReceipt>> {
    const saved = this.saved.value;
    const isSentAtOnce = saved?.isComplete === true && !this.isChanged;
    const outcome = this.edit({ kind: 'captain', playerId });
    if (!outcome.ok || saved === null || saved === undefined || !isSentAtOnce) return outcome;
    const answer = await this.send(() => this.api.send(changeCaptain, { body: { newId: playerId, version: saved.version } }));
    if (!answer.ok) this.edit({ kind: 'rollback' });
    return answer;
  }

  /** Fills the free slots of the draft as the server proposes, without saving. Can be undone. [G-363] */
  async autofill(): Promise<EditOutcome | Outcome<unknown>> {
    const { world } = this.season;
    const refusals = world === undefined ? [] : refusalsToRebuild(this.draft, world);
    if (refusals.length > 0) return { ok: false, refusals };
    const outcome = await this.api.send(autopickTeam, { body: selectionOf(this.draft) });
    return outcome.ok ? this.edit({ kind: 'autofill', selection: selectionOf(outcome.value.team) }) : outcome;
  }

  /** Saves the draft. The receipt compares the answer with what was sent. [G-225, G-234] */
  save(): Promise<Outcome<SaveReceipt>> {
    return this.send(() => this.api.send(updateTeam, { body: { ...selectionOf(this.draft), version: this.baseVersion } }));
  }

  /** Makes a call that saves the draft, and compares the answer with the draft. */
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
    const isNewlyComplete = team.isComplete && this.draft.saved?.isComplete !== true;
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
      this.draft = { ...this.draft, saved: team };
      return;
    }
    this.draft = draftOf(team);
    this.rebase();
  }
}
