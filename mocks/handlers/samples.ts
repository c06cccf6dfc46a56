import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/boosters';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { autopickTeam, changeCaptain, showMyTeam, teamOfUser, updateTeam } from '@rugby/domain/contract/team';
import { historyOfUser, showMyTeamHistory } from '@rugby/domain/contract/teamHistory';
import { makeTrades } from '@rugby/domain/contract/trades';
import { checkDisplayName, checkEmail, getUser, logIn, logOut, register, viewModal } from '@rugby/domain/contract/user';
import { z } from '@rugby/domain/contract/schema';
import { aLineup } from '../builders/lineup.ts';
import { aUser } from '../builders/user.ts';
import type { World } from '../scenarios/World.ts';
import { isDisplayNameFree, isEmailFree, loggedIn, loggedOut, registered, viewedModal } from './accounts.ts';
import { dashboardOf } from './dashboardOf.ts';
import { gamebarOf } from './gamebarOf.ts';
import { refusal } from './refusal.ts';
import { boostedTeam, tradedTeam, unboostedTeam } from './changes.ts';
import { proposedTeam, savedTeam, teamWithCaptain } from './teams.ts';
import type { Changed } from './WorldStore.ts';

/** A call of the contract as the fake server knows it: one request that it takes, and what it says to any. */
export interface Sample {
  readonly endpoint: Endpoint<RequestParts, unknown>;
  readonly request: RequestParts;
  /** What stands under `success`, the same with the world that the call leaves behind, or a whole answer that refuses. */
  readonly answer: (asked: unknown, world: World) => unknown;
}

const selection = { lineup: aLineup(), captainId: 11 };
const form = {
  email: 'ana@example.org',
  password: 'Kererū-1990',
  displayName: 'Ana W',
  firstName: 'Ana',
  lastName: 'Waka',
  dob: '31/12/1990',
  gender: 'female',
  countryOfResidenceId: 554,
};
const credentials = { email: 'mere@example.org', password: 'Kererū-1990' };

/** Every call of the contract. A test fails when one is missing. */
export const samples: readonly Sample[] = [
  forAll(getDashboard, {}, (_, world) => dashboardOf(world)),
  forAll(register, { body: form }, ({ body }, world) => registered(body, world)),
  forAll(logIn, { body: credentials }, ({ body }, world) => loggedIn(body, world)),
  forAll(logOut, {}, (_, world) => loggedOut(world)),
  forAll(checkEmail, { body: { email: form.email } }, ({ body }, world) => ({ isAvailable: isEmailFree(body.email, world) })),
  forAll(checkDisplayName, { body: { displayName: form.displayName } }, ({ body }, world) => ({
    isAvailable: isDisplayNameFree(body.displayName, world),
  })),
  forFans(getUser, {}, (_, { user }) => ({ user: user ?? aUser() })),
  forFans(viewModal, { params: { modalId: 1 } }, ({ params }, world) => viewedModal(params.modalId, world)),
  forFans(showMyTeam, {}, (_, { team }) => ({ team })),
  forFans(updateTeam, { body: selection }, ({ body }, world) => savedTeam(body, world)),
  forFans(autopickTeam, { body: selection }, ({ body }, world) => proposedTeam(body, world)),
  forFans(changeCaptain, { body: { newId: 10 } }, ({ body }, world) => teamWithCaptain(body, world)),
  forFans(showMyTeamHistory, { params: { roundId: 6 } }, ({ params: { roundId } }, { rounds, history }) =>
    rounds.some(({ id }) => id === roundId)
      ? { teamHistory: history.find((played) => played.roundId === roundId) ?? null }
      : refusal(404, 'not-found', 'There is no such round.'),
  ),
  forFans(makeTrades, { body: { tradePairs: [{ out: 1, in: 101 }] } }, ({ body }, world) => tradedTeam(body, world)),
  forFans(applyBooster, { body: { type: 'CO_CAPTAIN', playerId: 10 } }, ({ body }, world) => boostedTeam(body, world)),
  forFans(removeBooster, { params: { boosterId: 1 } }, ({ params }, world) => unboostedTeam(params.boosterId, world)),
  forFans(removeBoosterByGet, { params: { boosterId: 1 } }, ({ params }, world) => unboostedTeam(params.boosterId, world)),
  forFans(teamOfUser, { params: { userId: 2 } }, (_, { team }) => ({ team })),
  forFans(historyOfUser, { params: { roundId: 6, userId: 2 } }, ({ params: { roundId } }, { history }) => ({
    teamHistory: history.find((played) => played.roundId === roundId) ?? null,
  })),
  forFans(getGamebar, { query: {} }, ({ query }, world) => gamebarOf(query.roundId, world)),
];

type Answer<Success, Parsed> = (asked: Parsed, world: World) => Success | Changed<Success> | Response;

function forAll<Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  request: Request,
  answer: Answer<Success, Parsed>,
): Sample {
  return {
    endpoint,
    request,
    answer: (parts, world) => {
      const read = z.safeParse(endpoint.request, parts);
      return read.success ? answer(read.data, world) : refusal(400, 'malformed', z.prettifyError(read.error));
    },
  };
}

/** Refused while nobody is signed in. */
function forFans<Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  request: Request,
  answer: Answer<Success, Parsed>,
): Sample {
  return forAll(endpoint, request, (asked, world) =>
    world.user === null ? refusal(401, 'unauthorised', 'Please log in.') : answer(asked, world),
  );
}
