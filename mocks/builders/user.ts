import type { User } from '@rugby/domain/contract/account/user';
import { createSupportedSquads } from '@rugby/domain/game/session/supportedSquads';

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
    ...createSupportedSquads(() => 0),
    isNotificationsEnabled: true,
    optInNzr: false,
    optInRugbyAu: false,
    optInSA: false,
    playedGames: ['srp_fantasy'],
    modals: [],
    ...about,
  };
}

/** What a new user sends to register. */
export function aRegistration() {
  return {
    email: 'ana@example.org',
    password: 'Kererū-1990',
    displayName: 'Ana W',
    firstName: 'Ana',
    lastName: 'Waka',
    dob: '31/12/1990',
    gender: 'female',
    countryOfResidenceId: 554,
  } as const;
}
