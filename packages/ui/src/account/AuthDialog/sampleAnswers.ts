import { type Edition, kitOf } from '@rugby/domain/editions';
import type { SquadOption } from './SquadField.tsx';

/** What the stories type into the registration. */
export const filledIn = {
  email: 'mereana.k@example.co.nz',
  password: 'Scrum4half!',
  displayName: 'Mereana',
  firstName: 'Mereana',
  lastName: 'Kereopa',
  dob: '31/12/1990',
  gender: 'another',
  countryOfResidenceId: 242,
};

/** Countries or squads as a select offers them. */
export function optionsOf(known: readonly { readonly id: number; readonly name: string }[]) {
  return known.map(({ id, name }) => ({ id, label: name }));
}

/** The squads of an edition as the registration offers them. */
export function squadOptionsOf(
  edition: Edition,
  squads: readonly { readonly id: number; readonly name: string; readonly abbreviation: string }[],
): readonly SquadOption[] {
  return squads.map(({ id, name, abbreviation }) => {
    const flag = edition.flags[abbreviation];
    return { id, look: { name, abbreviation, kit: kitOf(edition, abbreviation, id), ...(flag !== undefined && { flag }) } };
  });
}
