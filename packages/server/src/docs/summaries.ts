/** Returns a sentence about an endpoint; its name when there is no sentence. */
export function summaryOf(name: string): string {
  return summaries.get(name) ?? name;
}

const summaries = new Map(
  Object.entries({
    dashboard: 'The state of an edition at a glance, with the team of the signed-in user.',
    checkCountry: 'Whether the game is closed in the country of the visitor; an unknown country is open.',
    location: 'The country of the visitor; null when it is not known.',
    user: 'The signed-in user.',
    register: 'Creates an account and signs it in. Also read from multipart/form-data.',
    registerForGame:
      'The signed-in user plays the edition in the path from now on; fields that are absent keep their values. Also read from multipart/form-data.',
    logIn: 'Signs in.',
    logOut: 'Signs out.',
    requestPasswordReset: 'Mails a link that sets a new password. Answers the same for an address without an account.',
    resetPassword: 'Sets a new password with the token of a link, and ends all sessions of the user.',
    checkEmail: 'Whether no account has this address.',
    checkDisplayName: 'Whether no account has this name, in whatever case and accents.',
    viewModal: 'Marks a notification of the user as read; a repeat changes nothing.',
    updateUser: 'Changes what is sent of the account. Also read from multipart/form-data, with a picture of at most 5 MB.',
    sessions: 'Where the user is signed in, the current session first.',
    endSession: 'Signs a device of the user out.',
    endOtherSessions: 'Signs all other devices of the user out.',
    deactivateAccount: 'Deletes the account. Without a password only in a session younger than 15 minutes.',
    deletionPreview: 'What goes and what stays when the account is deleted.',
    accountExport: 'Everything that the game keeps about the user.',
    showMyTeam: 'The user’s team; null before the first save.',
    updateTeam: 'Saves a lineup and its captain. With a version, a newer saved team is not overwritten.',
    autopickTeam: 'Fills the open slots of a lineup and saves nothing.',
    changeCaptain: 'Changes the captain of a complete team.',
    makeTrades: 'Makes all transfers at once, or none.',
    applyBooster:
      'Applies a booster in the current round, to a player if the booster needs one. With a version, only to that one.',
    removeBoosterByGet: 'Removes a booster of the current round. Refused to navigations and to pages of other sites.',
    removeBooster: 'Removes a booster of the current round. With a version, only from that one.',
    showMyTeamHistory: 'The team as it played a round; null for a round that it did not play.',
    teamOfUser: 'The current team of any user, read-only; null when they have none.',
    historyOfUser: 'The team of any user as it played a round, read-only; null when it did not.',
    preRegister: 'Puts an address on the list for the next season and sends it one confirmation.',
    endPreRegistration: 'Takes an address off the list, with the token of its confirmation.',
    contactUs: 'Mails a message to the people who run the game.',
    gamebar: 'Points and ranks of the user’s team for a round, by default the current one.',
    ranking: 'All teams of an edition by a statistic after a round, page by page, with the row of the signed-in user.',
    leagueRanking: 'The teams of a league by a statistic after a round, page by page, with the row of the signed-in user.',
  }),
);
