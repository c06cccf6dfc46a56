import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldBox, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';

type AriaProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior'>;

export interface TextFieldProps extends AriaProps, FieldMessageProps {
  readonly label: string;
  /** Shows the form of an answer, never its name. */
  readonly placeholder?: string;
  /** The box that is written in, so that a form can lead there. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of writing with its name above and what is wrong with it below. For dates, passwords and choices there are fields of their own.
 */
export function TextField({ label, hint, error, placeholder = '', ref, ...rest }: TextFieldProps) {
  return (
    <TextFieldRoot {...rest} isInvalid={error !== undefined} validationBehavior="aria">
      <FieldLabel>{label}</FieldLabel>
      <FieldBox ref={ref} placeholder={placeholder} />
      <FieldMessage hint={hint} error={error} />
    </TextFieldRoot>
  );
}
