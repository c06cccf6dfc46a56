import styled from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Select, type Option } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { RegistrationFieldName } from './authForm.ts';
import { Grid, PartTitle, WholeRow } from './authDialogLook.ts';
import type { RegistrationForm } from './useRegistration.ts';

export interface AuthDialogProfileProps {
  readonly registration: RegistrationForm;
  readonly countries: readonly Option<number>[];
  readonly squads: readonly Option<number>[];
  readonly termsHref: string | undefined;
}

/** Fields for display name, date of birth, country, favourite squad and consents. */
export function AuthDialogProfile({ registration, countries, squads, termsHref }: AuthDialogProfileProps) {
  const words = useWords();
  const { values, errors, change, leave } = registration;
  const field = <Name extends RegistrationFieldName>(name: Name) => ({
    label: words(`auth.fields.${name}`),
    onBlur: () => leave(name),
    error: errors[name],
    isRequired: true,
  });
  return (
    <section>
      <PartTitle>{words('auth.dialog.teamAndTerms')}</PartTitle>
      <Grid>
        <TextField
          {...field('displayName')}
          hint={words('auth.fields.displayNameHint')}
          autoComplete="nickname"
          value={values.displayName}
          onChange={(typed) => change({ displayName: typed.replaceAll('@', '') })}
        />
        <Select
          {...field('gender')}
          options={genders.map((id) => ({ id, label: words(`auth.genders.${id}`) }))}
          value={genders.find((id) => id === values.gender) ?? null}
          onChange={(gender) => change({ gender })}
        />
        <DateField
          {...field('dob')}
          hint={words('auth.fields.dobHint')}
          placeholder={words('auth.fields.dobForm')}
          autoComplete="bday"
          value={values.dob}
          onChange={(dob) => change({ dob })}
        />
        <ComboBox
          {...field('countryOfResidenceId')}
          hint={words('auth.fields.countryHint')}
          options={countries}
          value={values.countryOfResidenceId === 0 ? null : values.countryOfResidenceId}
          onChange={(country) => change({ countryOfResidenceId: country ?? 0 })}
        />
        <Select
          {...field('supportedSquadId')}
          options={[...squads, { id: 0, label: words('auth.fields.noSquad') }]}
          value={values.supportedSquadId}
          onChange={(supportedSquadId) => change({ supportedSquadId })}
        />
        <WholeRow>
          <OptIns>
            <legend>{words('auth.dialog.optIns')}</legend>
            {optIns.map((name) => (
              <Checkbox key={name} isSelected={values[name]} onChange={(isGiven) => change({ [name]: isGiven })}>
                {words(`auth.fields.${name}`)}
              </Checkbox>
            ))}
          </OptIns>
        </WholeRow>
        <WholeRow>
          <Checkbox
            isSelected={values.terms}
            onChange={(terms) => change({ terms })}
            onBlur={() => leave('terms')}
            error={errors.terms}
            isRequired
          >
            {words('auth.dialog.accept')}{' '}
            {termsHref === undefined ? (
              words('auth.fields.terms')
            ) : (
              <Link href={termsHref} target="_blank">
                {words('auth.fields.terms')}
              </Link>
            )}
          </Checkbox>
        </WholeRow>
      </Grid>
    </section>
  );
}

const genders = ['male', 'female', 'another', 'prefer_not_to_say'] as const;

const optIns = ['optInNzr', 'optInRugbyAu', 'optInSA'] as const;

const OptIns = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[6]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    ${textStyle('bodyStrong')}
    color: ${({ theme }) => theme.color.text};
  }
`;
