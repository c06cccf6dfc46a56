import type { User } from '@rugby/domain/contract/user';

/** A user who plays the club edition. */
export function aUser(about: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'mere@example.org',
    displayName: 'Mere K',
    firstName: 'Mere',
    lastName: 'Kahu',
    gender: 'female',
    dob: '31/12/1990',
    avatar: null,
    countryOfResidenceId: 554,
    supportedSquadId: 0,
    trcSupportedSquadId: 0,
    isNotificationsEnabled: true,
    optInNzr: false,
    optInRugbyAu: false,
    optInSA: false,
    playedGames: ['srp_fantasy'],
    modals: [],
    ...about,
  };
}
