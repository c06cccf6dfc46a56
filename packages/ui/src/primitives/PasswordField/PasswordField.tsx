import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { useWords } from '../../words/WordsProvider.tsx';
import { FieldBox, FieldBoxWithEnd, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { PasswordChecklist, type PasswordCheck } from './PasswordChecklist.tsx';

export type { PasswordCheck } from './PasswordChecklist.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'placeholder'> {
  /** Rules of a new password, checked while typing. */
  readonly rules?: readonly PasswordCheck[];
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button to show the password. */
export function PasswordField({ label, hint, error, rules, ref, ...rest }: PasswordFieldProps) {
  const words = useWords();
  const checklist = useId();
  const [isShown, setShown] = useState(false);
  const isInvalid = error !== undefined;
  return (
    <TextFieldRoot
      {...(rules && { 'aria-describedby': checklist })}
      {...rest}
      type={isShown ? 'text' : 'password'}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBoxWithEnd>
        <Box ref={ref} spellCheck={false} autoCapitalize="none" />
        <IconButton
          icon="eye"
          variant="quiet"
          label={words(isShown ? 'ui.field.hidePassword' : 'ui.field.showPassword')}
          onPress={() => setShown(!isShown)}
          isDisabled={rest.isDisabled === true}
        />
      </FieldBoxWithEnd>
      <FieldMessage hint={hint} error={error} />
      {rules && <PasswordChecklist id={checklist} rules={rules} isInvalid={isInvalid} />}
    </TextFieldRoot>
  );
}

const Box = styled(FieldBox)`
  &::-ms-reveal {
    display: none;
  }
`;
