/** Returns a sentence about an endpoint; its name when there is no sentence. */
export function summaryOf(name: string): string {
  return summaries.get(name) ?? name;
}

const summaries = new Map(
  Object.entries({
    dashboard: 'The state of an edition at a glance, with the team of the signed-in user.',
    user: 'The signed-in user.',
    register: 'Creates an account and signs it in. Also read from multipart/form-data.',
    logIn: 'Signs in.',
    logOut: 'Signs out.',
    checkEmail: 'Whether no account has this address.',
    checkDisplayName: 'Whether no account has this name, in whatever case and accents.',
    viewModal: 'Marks a notification of the user as read; a repeat changes nothing.',
    showMyTeam: 'The user’s team; null before the first save.',
    updateTeam: 'Stores a lineup and its captain. With a version, a newer stored team is not overwritten.',
    autopickTeam: 'Fills the open slots of a lineup and stores nothing.',
    changeCaptain: 'Changes the captain of a complete team.',
    makeTrades: 'Makes all transfers at once, or none.',
    applyBooster: 'Applies a booster in the current round, to a player if the booster needs one.',
    removeBoosterByGet: 'Removes a booster of the current round. Refused to navigations and to pages of other sites.',
    removeBooster: 'Removes a booster of the current round.',
    showMyTeamHistory: 'The team as it played a round; null for a round that it did not play.',
    teamOfUser: 'The current team of any user, read-only; null when they have none.',
    historyOfUser: 'The team of any user as it played a round, read-only; null when it did not.',
    gamebar: 'Points and ranks of the user’s team for a round, by default the current one.',
  }),
);
