import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { ComboBox, type ComboBoxProps } from '../../primitives/ComboBox/ComboBox.tsx';
import type { Option } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** The countries to choose from. */
export interface CountryChoices {
  readonly countries: readonly Option<number>[];
  /** Present while the countries could not be loaded. */
  readonly countriesFailure?: CountriesFailure | undefined;
}

export interface CountriesFailure {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
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
  const input = useFocusAfterRetry(failure);
  return (
    <Root>
      <ComboBox
        // A field that has the focus does not show the name that arrives with the second try: a new one does.
        key={String(failure === undefined)}
        {...rest}
        ref={input}
        options={countries}
        value={value === 0 ? null : value}
        onChange={(country) => onChange(country ?? 0)}
      />
      {failure !== undefined && (
        <ErrorPanel title={words('auth.fields.countriesFailed')} onRetry={failure.onRetry} isRetrying={failure.isRetrying} />
      )}
    </Root>
  );
}

/** A retry that succeeds removes the pressed button, so the focus moves to the field. */
function useFocusAfterRetry(failure: CountriesFailure | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const wasRetrying = useRef(false);
  useEffect(() => {
    if (failure === undefined && wasRetrying.current) input.current?.focus();
    wasRetrying.current = failure?.isRetrying === true;
  }, [failure]);
  return input;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[2]};
`;
