import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import styled from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';

type AriaProps = Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'inputRef' | 'isIndeterminate'
>;

export interface CheckboxProps extends AriaProps, FieldMessageProps {
  /** The label. It may contain a link. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no choice in a form. For one of several options use `RadioGroup`, for an immediate effect `Switch`. */
export function Checkbox({ children, hint, error, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} {...(ref && { inputRef: ref })} isInvalid={error !== undefined} validationBehavior="aria">
      <Choice>
        {({ isSelected }) => (
          <>
            <Box>{isSelected && <Icon name="check" size={18} />}</Box>
            <span>{children}</span>
          </>
        )}
      </Choice>
      <Below>
        <FieldMessage hint={hint} error={error} />
      </Below>
    </CheckboxField>
  );
}

const Box = styled.span`
  display: grid;
  place-content: center;
  inline-size: ${({ theme }) => theme.control.checkbox};
  block-size: ${({ theme }) => theme.control.checkbox};
  margin-block: -1px;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme }) => theme.color.field};
  color: ${({ theme }) => theme.color.onAction};
`;

/** Aligns the message with the label. */
const Below = styled.div`
  margin-block-start: -${space[1]};
  padding-inline-start: calc(${({ theme }) => theme.control.checkbox} + ${fine[10]});
  &:empty {
    display: none;
  }
`;

const Choice = styled(CheckboxButton)`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${fine[10]};
  padding-block: ${fine[7]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &[data-hovered] ${Box} {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-selected] ${Box} {
    border-color: ${({ theme }) => theme.color.action};
    background-color: ${({ theme }) => theme.color.action};
  }
  &[data-invalid] ${Box} {
    border: ${fine[2]} solid ${({ theme }) => theme.color.danger};
  }
  &[data-focus-visible] {
    outline: none;
  }
  &[data-focus-visible] ${Box} {
    ${({ theme }) => `outline: ${theme.control.ring.width} solid ${theme.color.focus}; outline-offset: ${theme.control.ring.gap};`}
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
`;
