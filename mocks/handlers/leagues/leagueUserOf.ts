import type { LeagueUser } from '@rugby/domain/game/model/league';
import { someRivals } from '../../builders/rivals.ts';
import type { World } from '../../scenarios/World.ts';
import { words } from '../createRefusal.ts';

/** The public names of a user and of their team. */
export function leagueUserOf(id: number, world: World): LeagueUser & { readonly teamName: string | null } {
  const account = world.accounts.find(({ user }) => user.id === id)?.user;
  if (account !== undefined)
    return { userId: id, displayName: account.displayName, teamName: world.team?.userId === id ? world.team.name : null };
  const rival = someRivals(world).find(({ userId }) => userId === id);
  return { userId: id, displayName: rival?.displayName ?? words('rankings.deletedUser'), teamName: rival?.teamName ?? null };
}
