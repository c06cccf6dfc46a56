import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { mapOutcome, type Outcome } from '../../api/failure.ts';
import { autopickTeam, changeCaptain, showMyTeam, updateTeam } from '../../contract/team/team.ts';
import { budgetOf } from '../../game/team/budget.ts';
import { changeDraft, type DraftCommand } from '../../game/editor/changeDraft.ts';
import { applySavedTeam, draftOf, isChanged, isReplaced, resumeDraft, type TeamDraft } from '../../game/editor/draft.ts';
import { rebaseDraft, refusalsToRebase } from '../../game/editor/rebaseDraft.ts';
import { emptySelection, isFull, isSameSelection, selectionOf } from '../../game/model/lineup.ts';
import { selectionWithout } from '../../game/team/selectionWithout.ts';
import type { Selection, Team } from '../../game/model/entities.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import { refusalsToSave } from '../../game/team/refusalsToSave.ts';
import { refusalsToRebuild } from '../../game/team/eligibility.ts';
import { salaryCapOf } from '../../game/model/world.ts';
import { requestOf, pending, idle, type Request } from '../remote/request.ts';
import { CallQueue } from '../remote/CallQueue.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { LocalDraft } from './draftStorage.ts';
import { isCaptainSentAtOnce } from './isCaptainSentAtOnce.ts';
import { saveReceiptOf, type SaveReceipt } from './saveReceipt.ts';

/** What became of an edit: done, or refused with reasons. */
export type EditOutcome = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };

type TeamCall = () => Promise<Outcome<{ readonly team: Team }>>;
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
  private readonly captainCalls = new CallQueue();

  constructor(api: Api, season: SeasonStore) {
    this.api = api;
    this.season = season;
    this.saved = new RemoteValue(async () => mapOutcome(await api.send(showMyTeam, {}), ({ team }) => team));
    const own = { api: false, season: false, captainCalls: false, saved: false } as const;
    const replaced = { draft: observableRef, receipt: observableRef, saving: observableRef } as const;
    makeAutoObservable<this, 'api' | 'season' | 'captainCalls'>(this, { ...own, ...replaced }, { autoBind: true });
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

  /** Loads the saved team. A draft without changes is replaced by another one; a draft with changes stays on the team that it was made from. */
  async load(): Promise<void> {
    await this.saved.load();
    const { request } = this.saved;
    if (request.state === 'success') this.syncDraft(request.value);
  }

  /** Restores a local draft on the version that it was made from. */
  resume({ selection, version, base }: Pick<LocalDraft, 'selection' | 'version' | 'base'>): void {
    const { saved } = this.draft;
    this.draft = resumeDraft(saved === null ? null : { ...saved, ...base }, selection);
    this.baseVersion = version;
  }

  /** The version that a change names: that of the base, 0 when there was no team. [D44] */
  get sentVersion(): number {
    return this.baseVersion ?? 0;
  }

  /** Loads the saved team and keeps the whole draft, which replaces that team when it is saved. [D44] */
  async loadToReplace(): Promise<void> {
    await this.saved.load();
    this.setBase({ ...this.draft, saved: this.saved.value ?? null });
  }

  /** Loads the saved team and moves the changes of the draft onto it. Answers why transfers are not in the draft any more. [D44] */
  async loadToRebase(): Promise<readonly Refusal[]> {
    await this.saved.load();
    const { draft, saved } = this;
    this.setBase(rebaseDraft(draft, saved.value ?? null));
    return refusalsToRebase(draft, saved.value ?? null);
  }

  /** Takes the answer of a call that changes something else than the selection, and moves the changes of the draft onto it. */
  applyAnswer(team: Team): void {
    this.saved.replace(team);
    this.setBase(rebaseDraft(this.draft, team));
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

  /**
   * Changes the captain: on the server at once when the saved team is complete and nothing else is changed, otherwise in the draft. Calls
   * follow one another, so that the last press wins. `hasQueued`: an earlier one waits for a connection. [G-239, G-240]
   */
  async makeCaptain(playerId: number, { hasQueued = false } = {}): Promise<EditOutcome | Outcome<SaveReceipt>> {
    const isSentAtOnce = isCaptainSentAtOnce(this.draft, hasQueued || !this.captainCalls.isEmpty);
    const outcome = this.edit({ kind: 'captain', playerId });
    if (!outcome.ok || !isSentAtOnce) return outcome;
    this.saving = pending;
    const call = () => this.api.send(changeCaptain, { body: { newId: playerId, version: this.sentVersion } });
    const { answer, isNewest } = await this.captainCalls.run(() => this.send(call));
    const undoTo = answer.ok || answer.failure.kind === 'offline' ? null : (this.draft.saved?.captainId ?? null);
    if (isNewest && undoTo !== null) this.edit({ kind: 'captain', playerId: undoTo });
    return answer;
  }

  /**
   * Fills the free slots of the draft, and those of leaving players, as the server proposes, without saving. Can be undone. Asks again when the
   * draft was edited meanwhile; answers undefined when it was replaced. [G-363]
   */
  async autofill(leaving: readonly number[] = []): Promise<EditOutcome | Outcome<unknown> | undefined> {
    const [{ draft }, { world }] = [this, this.season];
    const refusals = world === undefined ? [] : refusalsToRebuild(draft, world);
    if (refusals.length > 0) return { ok: false, refusals };
    const outcome = await this.api.send(autopickTeam, { body: selectionWithout(leaving, draft) });
    if (isReplaced(this.draft, draft)) return undefined;
    if (!outcome.ok) return outcome;
    if (!isSameSelection(draft, this.draft)) return this.autofill(leaving);
    return this.edit({ kind: 'autofill', selection: selectionOf(outcome.value.team) });
  }

  /** Saves the draft. The receipt compares the answer with what was sent. [G-225, G-234] */
  save(): Promise<Outcome<SaveReceipt>> {
    return this.send(() => this.api.send(updateTeam, { body: { ...selectionOf(this.draft), version: this.sentVersion } }));
  }

  /** Makes a call that saves the draft, or another selection, and compares the answer with it. */
  async send(call: TeamCall, sent = selectionOf(this.draft)): Promise<Outcome<SaveReceipt>> {
    this.saving = pending;
    const outcome = mapOutcome(await call(), ({ team }) => team);
    return this.applyOutcome(outcome, sent);
  }

  private applyOutcome(outcome: Outcome<Team>, sent: Selection): Outcome<SaveReceipt> {
    this.saving = requestOf(outcome);
    if (!outcome.ok) return outcome;
    const team = outcome.value;
    this.receipt = saveReceiptOf(team, sent, this.draft.saved?.isComplete === true);
    this.saved.replace(team);
    this.setBase(applySavedTeam(this.draft, team));
    return { ok: true, value: this.receipt };
  }

  /** Edits that can be undone or done again survive a reload of the same team. */
  private syncDraft(team: Team | null): void {
    const isSameBase = isSameSelection(this.draft.saved ?? emptySelection, team ?? emptySelection);
    if (isSameBase || isSameSelection(this.draft, team ?? emptySelection)) this.setBase({ ...this.draft, saved: team });
    else if (!this.isChanged) this.setBase(draftOf(team));
  }

  /** Sets a draft that is based on the newest saved team. */
  private setBase(draft: TeamDraft): void {
    this.draft = draft;
    this.baseVersion = this.saved.value?.version ?? null;
  }
}
