import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { buttonLook, type ButtonSize, type ButtonVariant } from '../Button/buttonLook.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** `inline` is for running text; the others look like the button of that name. */
export type LinkVariant = 'inline' | ButtonVariant;

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  readonly children: ReactNode;
  readonly href: string;
  readonly variant?: LinkVariant;
  /** Size of a link that looks like a button. */
  readonly size?: ButtonSize;
  /** An icon after the label. */
  readonly icon?: IconName;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Navigates to another page. For an action use `Button`. Inside react-aria's `RouterProvider` the router handles it; `render`
 * replaces the element with a router's own link.
 */
export function Link({ variant = 'inline', size = 'md', icon, children, ...rest }: LinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size}>
      {children}
      {icon && <Icon name={icon} />}
    </Root>
  );
}

const inline: RuleSet = css`
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: ${fine[3]};
  &[data-hovered] {
    text-decoration-thickness: ${fine[2]};
  }
  ${focusRing}
`;

const Root = styled(AriaLink)<{ $variant: LinkVariant; $size: ButtonSize }>`
  ${({ $variant, $size }) => ($variant === 'inline' ? inline : buttonLook($variant, $size))}
`;
