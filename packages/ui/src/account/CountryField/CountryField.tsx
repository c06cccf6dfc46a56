import { ComboBox, type ComboBoxProps } from '../../primitives/ComboBox/ComboBox.tsx';
import type { Option } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { type ChoicesFailure, LoadedChoices } from '../LoadedChoices/LoadedChoices.tsx';

/** The countries to choose from. */
export interface CountryChoices {
  readonly countries: readonly Option<number>[];
  /** Present while the countries could not be loaded. */
  readonly countriesFailure?: ChoicesFailure | undefined;
}

export interface CountryFieldProps
  extends CountryChoices, Omit<ComboBoxProps<number>, 'options' | 'value' | 'onChange' | 'ref' | 'isDisabled'> {
  /** 0 before a choice. */
  readonly value: number;
  readonly onChange: (countryId: number) => void;
}

/** The country of residence. Says so when the countries could not be loaded, and loads them again. */
export function CountryField({ countries, countriesFailure: failure, value, onChange, ...rest }: CountryFieldProps) {
  const words = useWords();
  return (
    <LoadedChoices failedTitle={words('auth.fields.countriesFailed')} failure={failure}>
      <ComboBox
        // A field that has the focus does not show the name that arrives with the second try: a new one does.
        key={String(failure === undefined)}
        {...rest}
        options={countries}
        value={value === 0 ? null : value}
        onChange={(country) => onChange(country ?? 0)}
      />
    </LoadedChoices>
  );
}
