import styled from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { OptIns } from './authForm.ts';

export interface AuthDialogTermsProps {
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** URL of the terms; without it they are plain text. */
  readonly href: string | undefined;
}

/** Accepts the terms of the game. */
export function AuthDialogTerms({ isAccepted, onChange, onBlur, error, href }: AuthDialogTermsProps) {
  const words = useWords();
  const terms = words('auth.fields.terms');
  return (
    <Checkbox isSelected={isAccepted} onChange={onChange} {...(onBlur && { onBlur })} error={error} isRequired>
      {words('auth.dialog.accept')}{' '}
      {href === undefined ? (
        terms
      ) : (
        <Link href={href} target="_blank">
          {terms}
        </Link>
      )}{' '}
      {words('auth.dialog.ofThisGame')}
    </Checkbox>
  );
}

export interface AuthDialogOptInsProps {
  readonly values: OptIns;
  readonly onChange: (patch: Partial<OptIns>) => void;
}

/** The unions that may send news; none is chosen before. */
export function AuthDialogOptIns({ values, onChange }: AuthDialogOptInsProps) {
  const words = useWords();
  return (
    <Fieldset>
      <legend>{words('auth.dialog.optIns')}</legend>
      {optIns.map((name) => (
        <Checkbox key={name} isSelected={values[name]} onChange={(isGiven) => onChange({ [name]: isGiven })}>
          {words(`auth.fields.${name}`)}
        </Checkbox>
      ))}
    </Fieldset>
  );
}

const optIns = ['optInNzr', 'optInRugbyAu', 'optInSA'] as const;

const Fieldset = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[6]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
