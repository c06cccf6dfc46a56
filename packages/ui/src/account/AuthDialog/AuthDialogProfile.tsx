import type { RegistrationField } from '@rugby/domain/editions';
import { genders } from '@rugby/domain/game/session/genders';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { type CountryChoices, CountryField } from '../CountryField/CountryField.tsx';
import type { AccountFieldName } from './AuthDialogAccount.tsx';
import { AuthDialogOptIns, AuthDialogTerms } from './AuthDialogConsents.tsx';
import { WholeRow } from './authDialogLook.ts';
import { type SquadChoices, SquadField } from './SquadField.tsx';
import type { RegistrationControls } from './useRegistration.ts';

export interface ProfileChoices extends CountryChoices, SquadChoices {
  readonly termsHref: string | undefined;
}

export interface AuthDialogProfileProps extends ProfileChoices {
  readonly name: Exclude<RegistrationField, AccountFieldName>;
  readonly registration: RegistrationControls;
}

/** One of the fields for gender, date of birth, country, supported squad and consents. */
export function AuthDialogProfile({
  name,
  registration,
  squads,
  squadsFailure,
  termsHref,
  ...countries
}: AuthDialogProfileProps) {
  const words = useWords();
  const { values, errors, change, leave } = registration;
  if (name === 'optIns')
    return (
      <WholeRow>
        <AuthDialogOptIns values={values} onChange={change} />
      </WholeRow>
    );
  const field = { label: words(`auth.fields.${name}`), onBlur: () => leave(name), error: errors[name], isRequired: true };
  switch (name) {
    case 'gender':
      return (
        <Select
          {...field}
          options={genders.map((id) => ({ id, label: words(`auth.genders.${id}`) }))}
          value={genders.find((id) => id === values.gender) ?? null}
          onChange={(gender) => change({ gender })}
        />
      );
    case 'dob':
      return (
        <DateField
          {...field}
          hint={words('auth.fields.dobHint')}
          placeholder={words('auth.fields.dobForm')}
          autoComplete="bday"
          value={values.dob}
          onChange={(dob) => change({ dob })}
        />
      );
    case 'countryOfResidenceId':
      return (
        <CountryField
          {...field}
          {...countries}
          hint={words('auth.fields.countryHint')}
          value={values.countryOfResidenceId}
          onChange={(countryOfResidenceId) => change({ countryOfResidenceId })}
        />
      );
    case 'supportedSquadId':
      return (
        <WholeRow>
          <SquadField
            {...field}
            squads={squads}
            squadsFailure={squadsFailure}
            value={values.supportedSquadId}
            onChange={(supportedSquadId) => change({ supportedSquadId })}
          />
        </WholeRow>
      );
    case 'terms':
      return (
        <WholeRow>
          <AuthDialogTerms
            isAccepted={values.terms}
            onChange={(terms) => change({ terms })}
            onBlur={field.onBlur}
            error={field.error}
            href={termsHref}
          />
        </WholeRow>
      );
  }
}
