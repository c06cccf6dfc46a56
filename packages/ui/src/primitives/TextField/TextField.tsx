import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldBox, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';

type AriaProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior'>;

export interface TextFieldProps extends AriaProps, FieldMessageProps {
  readonly label: string;
  /** Shows the format of the answer; never replaces the label. */
  readonly placeholder?: string;
  /** Ref of the input, so that a form can focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with label and error. Dates, passwords and choices have their own fields. */
export function TextField({ label, hint, error, confirmation, placeholder = '', ref, ...rest }: TextFieldProps) {
  return (
    <TextFieldRoot {...rest} isInvalid={error !== undefined} validationBehavior="aria">
      <FieldLabel>{label}</FieldLabel>
      <FieldBox ref={ref} placeholder={placeholder} />
      <FieldMessage hint={hint} error={error} confirmation={confirmation} />
    </TextFieldRoot>
  );
}
