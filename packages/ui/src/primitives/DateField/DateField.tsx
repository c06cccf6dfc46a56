import type { Ref } from 'react';
import styled from 'styled-components';
import { FieldBox, FieldBoxWithEnd, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { maskDate } from './maskDate.ts';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'defaultValue' | 'value' | 'onChange'> {
  /** What has been typed so far; a whole date is `31/12/1990`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A date that one knows by heart, typed as `dd/MM/yyyy`: quicker than any calendar for a date of birth. A date that has to be looked up
 * needs another field.
 */
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
