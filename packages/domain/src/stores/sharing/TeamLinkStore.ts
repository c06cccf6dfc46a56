import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, mapOutcome, type Outcome } from '../../api/failure.ts';
import { createTeamLink, deleteTeamLink, showTeamLink } from '../../contract/sharing/teamLinks.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** What is known of the link to the user's team of a round. */
export type TeamLinkView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'none' }
  | { readonly state: 'shared'; readonly code: string };

/** The link by which the user shares their team of a round: made and deleted by the user alone. [B16] */
export class TeamLinkStore {
  /** While the link is made or deleted. */
  isChanging = false;
  /** Why the last change failed. */
  failure: Failure | undefined = undefined;
  private code: RemoteValue<string | null> | undefined = undefined;
  private roundId = 0;
  private readonly api: Api;

  constructor(api: Api) {
    this.api = api;
    makeAutoObservable<this, 'code' | 'roundId' | 'api'>(
      this,
      { code: observableRef, failure: observableRef, roundId: false, api: false },
      { autoBind: true },
    );
  }

  get view(): TeamLinkView {
    const request = this.code?.request;
    if (request?.state === 'error') return { state: 'failed', failure: request.failure };
    if (request?.state !== 'success') return { state: 'loading' };
    return request.value === null ? { state: 'none' } : { state: 'shared', code: request.value };
  }

  /** Reads the link of a round; answers about another round no longer count. */
  async open(roundId: number): Promise<void> {
    this.roundId = roundId;
    this.isChanging = false;
    this.failure = undefined;
    this.code = new RemoteValue(async () =>
      mapOutcome(await this.api.send(showTeamLink, { params: { roundId } }), ({ code }) => code),
    );
    await this.code.load();
  }

  async create(): Promise<void> {
    await this.change(async (body) => mapOutcome(await this.api.send(createTeamLink, { body }), ({ code }) => code));
  }

  /** Deletes the link: those who have it see nothing any more. */
  async delete(): Promise<void> {
    await this.change(async (body) => mapOutcome(await this.api.send(deleteTeamLink, { body }), () => null));
  }

  private async change(send: (body: { readonly roundId: number }) => Promise<Outcome<string | null>>): Promise<void> {
    const { code } = this;
    this.isChanging = true;
    this.failure = undefined;
    const outcome = await send({ roundId: this.roundId });
    if (code !== this.code) return;
    if (outcome.ok) code?.replace(outcome.value);
    runInAction(() => {
      this.isChanging = false;
      this.failure = outcome.ok ? undefined : outcome.failure;
    });
  }
}
