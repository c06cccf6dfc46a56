import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { isRefusedWith, type Outcome } from '../../api/failure.ts';
import type { Endpoint, RequestParts } from '../../contract/endpoint.ts';
import { deleteLeague, joinLeague, type LeagueChange, leaveLeague, renewLeagueCode } from '../../contract/league/league.ts';
import { deleteInvite, inviteToLeague, sendInviteAgain } from '../../contract/league/leagueInvites.ts';
import { handOverLeague, removeLeagueUser } from '../../contract/league/leagueMembers.ts';
import type { League, LeagueMember, SentInvite } from '../../game/model/league.ts';
import type { PagedList } from '../remote/PagedList.ts';
import type { RemoteValue } from '../remote/RemoteValue.ts';
import { createLeagueRemotes } from './createLeagueRemotes.ts';
import { settingsSavedTime } from './leagueTimes.ts';
import { sendSettings } from './sendSettings.ts';
import type { PagePort } from '../device/PagePort.ts';

/** The league on screen: what it is, its members and the invites that it has sent. */
export class LeagueStore {
  leagueId: number | undefined = undefined;
  league: RemoteValue<League>;
  members: PagedList<LeagueMember>;
  sentInvites: PagedList<SentInvite>;
  /** Confirmed for five seconds after the settings were saved. */
  settings: 'idle' | 'pending' | 'success' = 'idle';
  private cancelReset = () => {};
  private readonly api: Api;
  private readonly after: PagePort['after'];
  private readonly onMembershipChange: () => void;

  /** `onMembershipChange` is called when the user joined, left or deleted a league. */
  constructor(api: Api, { after }: Pick<PagePort, 'after'>, onMembershipChange: () => void) {
    this.api = api;
    this.after = after;
    this.onMembershipChange = onMembershipChange;
    const { league, members, sentInvites } = createLeagueRemotes(api, 0);
    this.league = league;
    this.members = members;
    this.sentInvites = sentInvites;
    makeAutoObservable<this, 'cancelReset' | 'api' | 'after' | 'onMembershipChange'>(
      this,
      {
        league: observableRef,
        members: observableRef,
        sentInvites: observableRef,
        cancelReset: false,
        api: false,
        after: false,
        onMembershipChange: false,
      },
      { autoBind: true },
    );
  }

  /** Shows another league; the answers about the one before no longer count. */
  async open(leagueId: number): Promise<void> {
    if (leagueId !== this.leagueId) {
      this.leagueId = leagueId;
      Object.assign(this, createLeagueRemotes(this.api, leagueId));
      this.resetSettings();
    }
    await this.league.load();
  }

  /** Reads the league anew while it waits for its start, after which its settings stay. */
  async refresh(): Promise<void> {
    if (this.league.value?.status === 'scheduled') await this.league.load();
  }

  /** Reads what is known of the league anew: another tab or another user may have changed it. */
  async reload(): Promise<void> {
    await Promise.all([this.league.load(), this.members.refresh(), this.sentInvites.refresh()]);
  }

  /** Joins a public league, or one that the user is invited to. */
  async join(): Promise<Outcome<unknown>> {
    const { league } = this;
    const outcome = await this.change(joinLeague, { params: { code: league.value?.code ?? '' } });
    if (outcome.ok) this.handleMembership(league, outcome.value.league);
    return outcome;
  }

  /** Leaves the league, which stays on the screen. */
  async leave(): Promise<Outcome<unknown>> {
    const { league } = this;
    const outcome = await this.change(leaveLeague, { params: this.params });
    if (outcome.ok && league.value !== undefined) this.handleMembership(league, { ...league.value, isJoined: false });
    return outcome;
  }

  async delete(): Promise<Outcome<unknown>> {
    const outcome = await this.change(deleteLeague, { params: this.params });
    if (outcome.ok) this.onMembershipChange();
    return outcome;
  }

  /** Saves the settings that were changed. The confirmation ends by itself after five seconds. */
  async update(change: Partial<LeagueChange>): Promise<Outcome<unknown>> {
    const { league } = this;
    this.resetSettings();
    this.settings = 'pending';
    const outcome = await sendSettings({ send: this.change }, this.params.leagueId, change);
    if (outcome.ok) league.replace(outcome.value.league);
    if (league === this.league) this.finishSave(outcome.ok);
    return outcome;
  }

  /** Gives the league a new code; links with the old one stop working. */
  async renewCode(): Promise<Outcome<unknown>> {
    const { league } = this;
    const outcome = await this.change(renewLeagueCode, { params: this.params });
    if (outcome.ok) league.replace(outcome.value.league);
    return outcome;
  }

  /** Invites by mail, and reads the list of sent invites anew where it is shown. */
  async invite(invites: readonly string[]): Promise<Outcome<unknown>> {
    const { sentInvites } = this;
    const outcome = await this.change(inviteToLeague, {
      params: this.params,
      body: { invites: [...invites] },
    });
    if (outcome.ok && sentInvites.items !== undefined) await sentInvites.load();
    return outcome;
  }

  /** Mails an invite that waits once more, and reads the list anew: it says when it was sent. */
  async sendAgain(inviteId: number): Promise<Outcome<unknown>> {
    const { sentInvites } = this;
    const outcome = await this.change(sendInviteAgain, { params: this.params, body: { inviteId } });
    if (outcome.ok) await sentInvites.load();
    return outcome;
  }

  /** Deletes an invite that the league has sent. */
  async deleteInvite(inviteId: number): Promise<Outcome<unknown>> {
    const { sentInvites, params } = this;
    const outcome = await this.change(deleteInvite, { params, body: { ...params, inviteId } });
    if (outcome.ok) sentInvites.remove(inviteId);
    return outcome;
  }

  /** Removes a member, whom the code lets in again until it is replaced. */
  async removeMember(userId: number): Promise<Outcome<unknown>> {
    const { members, league } = this;
    const outcome = await this.change(removeLeagueUser, { params: { ...this.params, userId } });
    if (outcome.ok) {
      members.remove(userId);
      await league.load();
    }
    return outcome;
  }

  /** Makes another member the manager. [D53] */
  async handOver(userId: number): Promise<Outcome<unknown>> {
    const { league } = this;
    const outcome = await this.change(handOverLeague, { params: this.params, body: { userId } });
    if (outcome.ok) league.replace(outcome.value.league);
    return outcome;
  }

  /** Whether the server has answered that there is no such league for this user. */
  get isGone(): boolean {
    const { request } = this.league;
    return request.state === 'error' && isRefusedWith(request.failure, 404);
  }

  /** Sends a change. One that is refused was asked for on a page that is out of date: it is read anew, and its tabs follow the rights. */
  private async change<Request extends RequestParts, Success>(
    endpoint: Endpoint<Request, Success>,
    request: Request,
  ): Promise<Outcome<Success>> {
    const outcome = await this.api.send(endpoint, request);
    if (!outcome.ok && isRefusedWith(outcome.failure, 403, 404, 422)) await this.reload();
    return outcome;
  }

  private get params() {
    return { leagueId: this.leagueId ?? 0 };
  }

  private handleMembership(league: RemoteValue<League>, changed: League): void {
    league.replace(changed);
    this.onMembershipChange();
  }

  private finishSave(isSaved: boolean): void {
    this.settings = isSaved ? 'success' : 'idle';
    if (isSaved) this.cancelReset = this.after(settingsSavedTime, this.resetSettings);
  }

  private resetSettings(): void {
    this.cancelReset();
    this.settings = 'idle';
  }
}
