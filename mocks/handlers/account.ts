import type { AccountExport } from '@rugby/domain/contract/account/accountExport';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { fullName } from '@rugby/domain/game/players/fullName';
import type { DeletionPreview, ParsedAccountChange } from '@rugby/domain/contract/account/account';
import type { User } from '@rugby/domain/contract/account/user';
import { accountProblems } from '@rugby/domain/game/account/accountProblems';
import { normalizeDisplayName } from '@rugby/domain/game/session/names';
import { aDeletionPreview, landscape } from '../builders/account.ts';
import { aUser } from '../builders/user.ts';
import type { World } from '../scenarios/World.ts';
import { isDisplayNameFree, logOutUser } from './accounts.ts';
import { createFieldRefusals, createRefusals, words } from './createRefusal.ts';
import { leagueUserOf } from './leagues/leagueUserOf.ts';
import { MutationResult } from './WorldStore.ts';

/** Changes the signed-in user. Refuses what the rules refuse, a taken name, and a wrong current password. */
export function updateUser(sent: ParsedAccountChange, world: World): MutationResult<{ readonly user: User }> | Response {
  const user = world.user ?? aUser();
  const { password, currentPassword, avatar, ...fields } = sent;
  const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const problems = accountProblems(user, changed, world.now);
  if (problems.length > 0) return createFieldRefusals(problems);
  const { displayName } = fields;
  if (displayName !== undefined && displayName !== user.displayName && !isDisplayNameFree(displayName, world))
    return createRefusals(422, [
      { code: 'display-name-taken', message: words('auth.refusals.displayNameTaken'), field: 'displayName' },
    ]);
  const needsPassword = password !== undefined || (fields.email !== undefined && fields.email !== user.email);
  if (needsPassword && !isPasswordOf(user, currentPassword, world)) return refusePassword('currentPassword', currentPassword);
  const next: User = {
    ...user,
    ...changed,
    displayName: normalizeDisplayName(displayName ?? user.displayName),
    avatar: avatarOf(avatar, user),
  };
  const accounts = world.accounts.map((account) =>
    account.user.id === user.id ? { user: next, password: password ?? account.password } : account,
  );
  return new MutationResult({ user: next }, { ...world, user: next, accounts });
}

/** Ends one of the user's other sessions, or all of them. */
export function endSessions(id: number | 'others', world: World): MutationResult<object> {
  const sessions = world.sessions.filter((session) => session.isCurrent || (id !== 'others' && session.id !== id));
  return new MutationResult({}, { ...world, sessions });
}

/** Deletes the account of the signed-in user. Refuses a missing or wrong password. */
export function deactivateUser(password: string | undefined, world: World): MutationResult<object> | Response {
  const user = world.user ?? aUser();
  if (!isPasswordOf(user, password, world)) return refusePassword('password', password);
  const accounts = world.accounts.filter((account) => account.user.id !== user.id);
  return new MutationResult({}, { ...logOutUser(world).world, accounts, team: null });
}

/** What deleting the account of the signed-in user would do. */
export function deletionPreviewOf(world: World): DeletionPreview {
  const { team, history, edition, sessions, user } = world;
  const teams = team === null ? [] : [{ edition: edition.id, name: team.name, rounds: history.length, boosters: 0 }];
  return aDeletionPreview(edition, {
    teams,
    leagues: managedLeagues(world),
    memberships: world.leagues.filter((league) => isInLeagueOfOthers(league, (user ?? aUser()).id)).length,
    sessions: sessions.length,
    hasAvatar: (user?.avatar ?? null) !== null,
  });
}

function isInLeagueOfOthers({ managerId, memberIds }: World['leagues'][number], userId: number): boolean {
  return managerId !== userId && memberIds.includes(userId);
}

/** The rounds of an export: what the user's team played. */
export function exportedRounds({ edition, history, players, rounds }: World): AccountExport['rounds'] {
  const nameOf = (id: number | null) => {
    const player = players.find((one) => one.id === id);
    return player === undefined ? '' : fullName(player);
  };
  return history.map(({ roundId, lineup, captainId, boosters, salaryCap, value, points }) => ({
    edition: edition.id,
    round: rounds.find(({ id }) => id === roundId)?.roundNumber ?? roundId,
    lineup: playerIds(lineup).map(nameOf),
    captain: captainId === null ? null : nameOf(captainId),
    boosters: boosters.map(({ type }) => type),
    salaryCap,
    value,
    points: points.round,
  }));
}

function managedLeagues(world: World): DeletionPreview['leagues'] {
  const userId = (world.user ?? aUser()).id;
  const managed = world.leagues.filter(({ managerId }) => managerId === userId);
  return managed.map(({ name, memberIds }) => {
    const successor = memberIds.find((id) => id !== userId);
    return {
      edition: world.edition.id,
      name,
      successor: successor === undefined ? null : leagueUserOf(successor, world).displayName,
    };
  });
}

function avatarOf(sent: ParsedAccountChange['avatar'], { avatar }: User): string | null {
  if (sent === undefined) return avatar;
  return sent === null || sent === '' ? null : landscape;
}

function isPasswordOf({ id }: User, password: string | undefined, { accounts }: World): boolean {
  return accounts.some((account) => account.user.id === id && account.password === password);
}

function refusePassword(field: string, password: string | undefined): Response {
  if (password === undefined || password === '')
    return createRefusals(422, [{ code: 'password-required', message: words('account.refusals.passwordRequired'), field }]);
  return createRefusals(422, [{ code: 'wrong-credentials', message: words('account.refusals.wrongPassword'), field }]);
}
