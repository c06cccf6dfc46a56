import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { squadsFile } from '@rugby/domain/contract/squads';
import { editions, type Edition } from '@rugby/domain/editions';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import type { AuthSection, CheckedAnswer } from '@rugby/ui/account/AuthDialog';
import { fn } from 'storybook/test';
import { optionsOf, squadOptionsOf } from '../../packages/ui/src/account/AuthDialog/sampleAnswers.ts';
import { fromNetwork } from '../network/fromNetwork.ts';
import { valueOrThrow } from '../network/storyNetwork.ts';

const registration: AuthSection = 'registration';
const done: FormOutcome = { ok: true };
export const free: CheckedAnswer = { isFree: true };

/** The dialog at its registration, in which every call succeeds and every answer is free. */
export const registrationArgs = {
  edition: editions.srp,
  section: registration,
  now: '2026-03-25T04:47:28Z',
  countries: fromNetwork(betweenRounds, async (network) => optionsOf(valueOrThrow(await network.fetch(countriesFile)))),
  squads: squadsIn(editions.srp),
  termsHref: '#terms',
  onSectionChange: fn(),
  worksUntil: '20:14',
  contactHref: '#contact',
  onForgotPassword: fn((): Promise<FormOutcome> => Promise.resolve(done)),
  onResetPassword: fn((): Promise<FormOutcome> => Promise.resolve(done)),
  onLogIn: fn((): Promise<FormOutcome> => Promise.resolve(done)),
  onRegister: fn((): Promise<FormOutcome> => Promise.resolve(done)),
  onCheckEmail: fn((): Promise<CheckedAnswer> => Promise.resolve(free)),
  onCheckDisplayName: fn((): Promise<CheckedAnswer> => Promise.resolve(free)),
  onClose: fn(),
};

/** The squads of an edition as the registration offers them. */
export function squadsIn(edition: Edition) {
  return fromNetwork(inEdition(edition, betweenRounds), async (network) =>
    squadOptionsOf(edition, valueOrThrow(await network.fetch(squadsFile))),
  );
}
