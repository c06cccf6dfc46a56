import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';

type AriaProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'inputRef'>;

export interface SwitchProps extends AriaProps, FieldMessageProps {
  /** The label. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. For a value that a form submits use `Checkbox`. */
export function Switch({ children, hint, error, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} {...(ref && { inputRef: ref })} isInvalid={error !== undefined}>
      <Choice>
        <Track>
          <Thumb />
        </Track>
        <span>{children}</span>
      </Choice>
      <Message>
        <FieldMessage hint={hint} error={error} />
      </Message>
    </SwitchField>
  );
}

/** Below the label, not below the track. */
const Message = styled.div`
  margin-inline-start: calc(${({ theme }) => `${theme.control.switch.width} + ${theme.space[3]}`});
  & > * {
    margin-block-start: calc(-1 * ${({ theme }) => theme.space[2]});
  }
`;

const Thumb = styled.span`
  inline-size: ${({ theme }) => theme.control.switch.thumb};
  block-size: ${({ theme }) => theme.control.switch.thumb};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.border};
  transition: transform ${({ theme }) => theme.motion.press};
`;

const Track = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  inline-size: ${({ theme }) => theme.control.switch.width};
  block-size: ${({ theme }) => theme.control.switch.height};
  padding-inline: ${({ theme }) => theme.control.switch.inset};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.field};
`;

const Choice = styled(SwitchButton)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.touch};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &[data-hovered] ${Track} {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-selected] ${Track} {
    border-color: ${({ theme }) => theme.color.action};
    background-color: ${({ theme }) => theme.color.action};
  }
  &[data-selected] ${Thumb} {
    transform: translateX(${({ theme }) => theme.control.switch.travel});
    background-color: ${({ theme }) => theme.color.onAction};
  }
  &:dir(rtl)[data-selected] ${Thumb} {
    transform: translateX(calc(-1 * ${({ theme }) => theme.control.switch.travel}));
  }
  &[data-invalid] ${Track} {
    border-color: ${({ theme }) => theme.color.danger};
  }
  &[data-focus-visible] {
    outline: none;
  }
  &[data-focus-visible] ${Track} {
    ${({ theme }) => `outline: ${theme.control.ring.width} solid ${theme.color.focus}; outline-offset: ${theme.control.ring.gap};`}
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
  &[data-disabled] ${Track} {
    border-color: ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.sunken};
  }
  &[data-disabled] ${Thumb} {
    background-color: ${({ theme }) => theme.color.textSubtle};
  }
  ${({ theme }) => theme.media.forcedColors} {
    ${Thumb} {
      border: ${({ theme }) => theme.control.switch.inset} solid ButtonText;
    }
  }
`;
