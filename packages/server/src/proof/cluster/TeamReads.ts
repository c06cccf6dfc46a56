import type { SignedInUser } from '../../testing/signInUser.ts';

/** Reads of a user's team as other users see it, which a replica may answer, each right after a change was acknowledged. */
export class TeamReads {
  /** The statuses of the answers; 0 for a broken connection. */
  readonly statuses: number[] = [];
  /** How many answers did not show the change. */
  staleCount = 0;
  private readonly site: string;

  constructor(site: string) {
    this.site = site;
  }

  async read(user: SignedInUser, captainId: number): Promise<void> {
    const answer = await fetch(`${this.site}/api/en/fantasy/team/get-by-user/${user.id}`, { headers: user.headers }).catch(
      () => undefined,
    );
    const text = (await answer?.text().catch(() => '')) ?? '';
    this.statuses.push(answer?.status ?? 0);
    if (answer?.status === 200 && JSON.parse(text).success.team.captainId !== captainId) this.staleCount += 1;
  }

  get failedCount(): number {
    return this.statuses.filter((status) => status !== 200).length;
  }
}

/** How many reads the replicas have answered, as the metrics of these web processes say. One that was restarted begins again at 0. */
export async function countReplicaReads(webs: readonly { readonly site: string }[], metricsToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const texts = await Promise.all(webs.map(async ({ site }) => (await fetch(`${site}/metrics`, { headers })).text()));
  return texts.reduce((sum, text) => sum + Number(/^replica_reads_total\{outcome="replica"\} (\d+)$/m.exec(text)?.[1]), 0);
}
