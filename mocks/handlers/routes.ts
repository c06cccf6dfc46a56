import {
  deactivateAccount,
  endOtherSessions,
  endSession,
  getDeletionPreview,
  getSessions,
  updateUser as updateUserCall,
} from '@rugby/domain/contract/account/account';
import { getAccountExport } from '@rugby/domain/contract/account/accountExport';
import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { checkCountry, getLocation } from '@rugby/domain/contract/geo/geo';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { contactUs, endPreRegistration, preRegister } from '@rugby/domain/contract/help/messages';
import { autopickTeam, changeCaptain, showMyTeam, teamOfUser, updateTeam } from '@rugby/domain/contract/team/team';
import { getLeagueReview, getSeasonReview } from '@rugby/domain/contract/review';
import { createTeamLink, deleteTeamLink, showTeamLink, teamByLink } from '@rugby/domain/contract/sharing/teamLinks';
import { historyOfUser, showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { getLeagueRanking, getRanking, readRankingQuery } from '@rugby/domain/contract/ranking';
import { endReminders } from '@rugby/domain/contract/account/reminders';
import { requestPasswordReset, resetPassword } from '@rugby/domain/contract/account/passwordReset';
import { makeTrades } from '@rugby/domain/contract/team/trades';
import { checkDisplayName, checkEmail } from '@rugby/domain/contract/account/availability';
import { viewModal } from '@rugby/domain/contract/account/modal';
import { getUser, logIn, logOut, register, registerForGame } from '@rugby/domain/contract/account/user';
import { contactProblems, type MessageProblem, preRegistrationProblems } from '@rugby/domain/game/messages/messageProblems';
import type { TeamHistory } from '@rugby/domain/game/model/entities';
import { anExport } from '../builders/account.ts';
import { codeOfTeamLink } from '../builders/team.ts';
import { aLineup } from '../builders/lineup.ts';
import { aRegistration, aUser } from '../builders/user.ts';
import type { World } from '../scenarios/World.ts';
import { deactivateUser, deletionPreviewOf, endSessions, exportedRounds, updateUser } from './account.ts';
import { checkEmailAddress, checkName, hasUser, joinGame, logInUser, logOutUser, registerUser, removeModal } from './accounts.ts';
import { requestReset, setNewPassword, tokenOfLink } from './passwordReset.ts';
import { dashboardOf } from './leagues/dashboardOf.ts';
import { gamebarOf } from './rankings/gamebarOf.ts';
import { leagueReviewOf, playedRounds } from './rankings/playedRounds.ts';
import { answerRanking } from './rankings/rankingOf.ts';
import { createFieldRefusals, createRefusal, words } from './createRefusal.ts';
import { createRoute, createSignedInRoute, type Route } from './createRoute.ts';
import { leagueRoutes } from './leagues/leagueRoutes.ts';
import { createLink, deleteLink, showLink, teamOfLink } from './teamLinks.ts';
import { applyTeamBooster, makeTeamTrades, removeTeamBooster } from './changes.ts';
import { proposeTeam, saveTeam, changeTeamCaptain } from './teams.ts';

const selection = { lineup: aLineup(), captainId: 11 };
const form = aRegistration();
const preRegistration = { email: 'mere@example.org', firstName: 'Mere', lastName: 'Kahu', game: 'srp_fantasy' } as const;
const message = { name: 'Mere Kahu', email: 'mere@example.org', message: 'Kia ora.', game: 'srp_fantasy' } as const;
const credentials = { email: 'mere@example.org', password: 'Kererū-1990' };

/** The routes of every endpoint of the contract. A test fails when one is missing. */
export const routes: readonly Route[] = [
  createRoute(getDashboard, {}, (_, world) => dashboardOf(world)),
  createRoute(checkCountry, {}, () => ({ isRestricted: false, country: 'NZ', closedIn: [] })),
  createRoute(getLocation, {}, () => ({ country: 'NZ' })),
  createRoute(register, { body: form }, ({ body }, world) => registerUser(body, world)),
  createRoute(logIn, { body: credentials }, ({ body }, world) => logInUser(body, world)),
  createRoute(logOut, {}, (_, world) => logOutUser(world)),
  createRoute(requestPasswordReset, { body: { email: credentials.email } }, ({ body }) => requestReset(body)),
  createRoute(resetPassword, { body: { password: 'Line-out2', token: tokenOfLink } }, ({ body }, world) =>
    setNewPassword(body, world),
  ),
  createRoute(checkEmail, { body: { email: form.email } }, ({ body }, world) => checkEmailAddress(body.email, world)),
  createRoute(checkDisplayName, { body: { displayName: form.displayName } }, ({ body }, world) =>
    checkName(body.displayName, world),
  ),
  createRoute(preRegister, { body: preRegistration }, ({ body }) => answerMessage(preRegistrationProblems(body))),
  createRoute(endPreRegistration, { params: { token: 'a'.repeat(43) } }, () => ({})),
  createRoute(endReminders, { params: { token: 'a'.repeat(43) } }, () => ({})),
  createRoute(contactUs, { body: message }, ({ body }) => answerMessage(contactProblems(body))),
  createSignedInRoute(getUser, {}, (_, { user }) => ({ user: user ?? aUser() })),
  createSignedInRoute(registerForGame, { body: {} }, ({ body }, world) => joinGame(body, world)),
  createSignedInRoute(viewModal, { params: { modalId: 1 } }, ({ params }, world) => removeModal(params.modalId, world)),
  createSignedInRoute(updateUserCall, { body: { firstName: 'Ana' } }, ({ body }, world) => updateUser(body, world)),
  createSignedInRoute(getSessions, {}, (_, { sessions }) => ({ sessions: [...sessions] })),
  createSignedInRoute(endSession, { params: { sessionId: 2 } }, ({ params }, world) => endSessions(params.sessionId, world)),
  createSignedInRoute(endOtherSessions, {}, (_, world) => endSessions('others', world)),
  createSignedInRoute(getAccountExport, {}, (_, world) => anExport(world.user ?? aUser(), world.now, exportedRounds(world))),
  createSignedInRoute(getDeletionPreview, {}, (_, world) => deletionPreviewOf(world)),
  createSignedInRoute(deactivateAccount, { body: { password: credentials.password } }, ({ body }, world) =>
    deactivateUser(body.password, world),
  ),
  createSignedInRoute(showMyTeam, {}, (_, { team }) => ({ team })),
  createSignedInRoute(updateTeam, { body: selection }, ({ body }, world) => saveTeam(body, world)),
  createSignedInRoute(autopickTeam, { body: selection }, ({ body }, world) => proposeTeam(body, world)),
  createSignedInRoute(changeCaptain, { body: { newId: 10 } }, ({ body }, world) => changeTeamCaptain(body, world)),
  createSignedInRoute(showMyTeamHistory, { params: { roundId: 6 } }, ({ params }, world) =>
    findTeamHistory(params.roundId, world),
  ),
  createSignedInRoute(getSeasonReview, {}, (_, world) => ({ rounds: playedRounds(world) })),
  createSignedInRoute(getLeagueReview, { params: { leagueId: 1 } }, ({ params }, world) =>
    leagueReviewOf(params.leagueId, world),
  ),
  createSignedInRoute(showTeamLink, { params: { roundId: 6 } }, ({ params }, world) => showLink(params.roundId, world)),
  createSignedInRoute(createTeamLink, { body: { roundId: 6 } }, ({ body }, world) => createLink(body.roundId, world)),
  createSignedInRoute(deleteTeamLink, { body: { roundId: 6 } }, ({ body }, world) => deleteLink(body.roundId, world)),
  createRoute(teamByLink, { params: { code: codeOfTeamLink(6) } }, ({ params }, world) => teamOfLink(params.code, world)),
  createSignedInRoute(makeTrades, { body: { tradePairs: [{ out: 1, in: 101 }] } }, ({ body }, world) =>
    makeTeamTrades(body, world),
  ),
  createSignedInRoute(applyBooster, { body: { type: 'CO_CAPTAIN', playerId: 10 } }, ({ body }, world) =>
    applyTeamBooster(body, world),
  ),
  createSignedInRoute(removeBooster, { params: { boosterId: 1 }, body: {} }, ({ params, body }, world) =>
    removeTeamBooster({ ...params, ...body }, world),
  ),
  createSignedInRoute(removeBoosterByGet, { params: { boosterId: 1 }, query: {} }, ({ params, query }, world) =>
    removeTeamBooster({ ...params, ...query }, world),
  ),
  createSignedInRoute(teamOfUser, { params: { userId: 2 } }, ({ params }, world) =>
    hasUser(params.userId, world) ? { team: world.team } : createRefusal(404, 'not-found', words('server.noUser')),
  ),
  createSignedInRoute(historyOfUser, { params: { roundId: 6, userId: 2 } }, ({ params }, world) =>
    hasUser(params.userId, world)
      ? findTeamHistory(params.roundId, world)
      : createRefusal(404, 'not-found', words('server.noUser')),
  ),
  createSignedInRoute(getGamebar, { query: {} }, ({ query }, world) => gamebarOf(query.roundId, world)),
  createSignedInRoute(getRanking, { query: {} }, ({ query }, world) => answerRanking(readRankingQuery(query), world)),
  createSignedInRoute(getLeagueRanking, { params: { leagueId: 1 }, query: {} }, ({ params, query }, world) =>
    answerRanking(readRankingQuery(query), world, params.leagueId),
  ),
  ...leagueRoutes,
];

/** Returns how the team played a round. Refuses an unknown round with 404. */
function findTeamHistory(roundId: number, { rounds, history }: World): { readonly teamHistory: TeamHistory | null } | Response {
  if (!rounds.some(({ id }) => id === roundId))
    return createRefusal(404, 'not-found', words('server.noRound', { round: roundId }));
  return { teamHistory: history.find((played) => played.roundId === roundId) ?? null };
}

/** Accepts a message, or refuses it with what is wrong with it. */
function answerMessage(problems: readonly MessageProblem<string>[]): object {
  if (problems.length === 0) return {};
  return createFieldRefusals(problems);
}
