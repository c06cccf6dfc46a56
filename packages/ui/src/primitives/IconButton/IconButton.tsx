import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** `accent` adds something, `outline` shows more about something. */
export type IconButtonVariant = 'secondary' | 'accent' | 'outline' | 'quiet' | 'on-brand';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly variant?: IconButtonVariant;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon: close, undo, menu. Where there is room for text, use `Button`. */
export function IconButton({ icon, label, variant = 'secondary', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} aria-label={label} $variant={variant}>
      <Icon name={icon} size={22} />
    </Root>
  );
}

const Root = styled(AriaButton)<{ $variant: IconButtonVariant }>`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  cursor: pointer;
  transition: ${({ theme }) => `background-color ${theme.motion.press}, transform ${theme.motion.press}`};
  ${({ $variant }) => looks[$variant]}
  &[data-pressed] {
    transform: scale(0.97);
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
  ${focusRing}
`;

const looks: Readonly<Record<IconButtonVariant, RuleSet>> = {
  secondary: css`
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.onSecondary};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.secondaryHover};
    }
    &[data-disabled] {
      background-color: ${({ theme }) => theme.color.sunken};
    }
  `,
  accent: css`
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.accentText};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.secondaryHover};
    }
    &[data-disabled] {
      background-color: ${({ theme }) => theme.color.sunken};
    }
  `,
  outline: css`
    border-color: ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.text};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.raised};
    }
  `,
  quiet: css`
    color: ${({ theme }) => theme.color.text};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.secondary};
    }
  `,
  'on-brand': css`
    color: ${({ theme }) => theme.color.onBrandBar};
    &[data-hovered] {
      color: ${({ theme }) => theme.color.brandBarMarker};
    }
  `,
};
