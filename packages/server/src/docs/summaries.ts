/** Returns a sentence about an endpoint; its name when there is no sentence. */
export function summaryOf(name: string): string {
  return summaries.get(name) ?? name;
}

const summaries = new Map(
  Object.entries({
    dashboard: 'The state of an edition at a glance, and of the asking user’s team when somebody is signed in.',
    user: 'Who is signed in.',
    register: 'Makes an account and signs it in. Also read from multipart/form-data.',
    logIn: 'Signs in.',
    logOut: 'Signs out.',
    checkEmail: 'Whether no account has this address.',
    checkDisplayName: 'Whether no account has this name, in whatever case and accents.',
    viewModal: 'Notes that the asking user has seen a piece of news; doing so again changes nothing.',
    showMyTeam: 'The asking user’s team; null when there is none yet.',
    updateTeam: 'Stores a lineup and its captain. With a version, a newer stored team is not overwritten.',
    autopickTeam: 'Fills the open slots of a lineup and stores nothing.',
    changeCaptain: 'Names another captain of a complete team.',
    makeTrades: 'Makes all transfers at once, or none.',
    applyBooster: 'Applies a booster in the current round, to a player where it works on one.',
    removeBoosterByGet: 'Takes a booster of the current round back. Refused to navigations and to pages of other sites.',
    removeBooster: 'Takes a booster of the current round back.',
    showMyTeamHistory: 'The team as it played a round; null for a round that it did not play.',
    teamOfUser: 'The team of any user as it stands, read-only; null when he has none.',
    historyOfUser: 'The team of any user as it played a round, read-only; null when it did not.',
    gamebar: 'Points and ranks of the asking user’s team for a round; the current one when none is named.',
  }),
);
