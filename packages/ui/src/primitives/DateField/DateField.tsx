import type { Ref } from 'react';
import styled from 'styled-components';
import { FieldBox, FieldBoxWithEnd, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { maskDate } from './maskDate.ts';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'defaultValue' | 'value' | 'onChange'> {
  /** The typed text; a complete date is `31/12/1990`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A date typed as `dd/MM/yyyy`. For dates that users know, such as a date of birth; a date to look up needs a calendar. */
export function DateField({ label, hint, error, placeholder = '', value, onChange, ref, ...rest }: DateFieldProps) {
  return (
    <TextFieldRoot
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(typed) => onChange(maskDate(typed, value))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBoxWithEnd>
        <FieldBox ref={ref} placeholder={placeholder} />
        <Mark>
          <Icon name="calendar" />
        </Mark>
      </FieldBoxWithEnd>
      <FieldMessage hint={hint} error={error} />
    </TextFieldRoot>
  );
}

const Mark = styled.span`
  display: grid;
  place-content: center;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  color: ${({ theme }) => theme.color.textMuted};
  pointer-events: none;
`;
