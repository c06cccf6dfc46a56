import type { Ref } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { boxWithEnd, fieldBox, fieldColumn } from '../Field/fieldLook.ts';
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
    <Root
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(typed) => onChange(maskDate(typed, value))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Row>
        <Box ref={ref} placeholder={placeholder} />
        <Mark>
          <Icon name="calendar" />
        </Mark>
      </Row>
      <FieldMessage hint={hint} error={error} />
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldColumn}
`;

const Row = styled(Group)`
  ${boxWithEnd}
`;

const Box = styled(Input)`
  ${fieldBox}
  ${focusRing}
`;

const Mark = styled.span`
  display: grid;
  place-content: center;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  color: ${({ theme }) => theme.color.textMuted};
  pointer-events: none;
`;
