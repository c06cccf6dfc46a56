import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook.ts';

export type { ButtonSize, ButtonVariant } from './buttonLook.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  readonly children: ReactNode;
  /** Emphasis. At most one `primary` per view. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** An icon before the label. */
  readonly icon?: IconName;
  /** Label while `isPending`. Its space is reserved, so that nothing moves. */
  readonly pendingLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An action. For navigation use `Link`. While pending it keeps its place, focus and size, and ignores presses. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  pendingLabel,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root {...rest} isPending={isPending} $variant={variant} $size={size}>
      <Label $isSilent={isPending && pendingLabel !== undefined} $isHidden={isPending}>
        {icon && <Icon name={icon} />}
        {children}
      </Label>
      {pendingLabel !== undefined && (
        <Label $isSilent={!isPending}>
          <Spinner $isStill={!isPending} />
          {pendingLabel}
        </Label>
      )}
      {isPending && pendingLabel === undefined && <Spinner />}
    </Root>
  );
}

const Root = styled(AriaButton)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${({ $variant, $size }) => buttonLook($variant, $size)}
  display: inline-grid;
  place-content: center;
  & > * {
    grid-area: 1 / 1;
  }
  &[data-pending] {
    cursor: progress;
  }
`;

/** Silent text is invisible and not read, but takes its space; hidden text is only invisible. */
const Label = styled.span<{ $isSilent: boolean; $isHidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  visibility: ${({ $isSilent }) => ($isSilent ? 'hidden' : 'inherit')};
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A hidden one rests: each that turns has the browser style the page at every frame. */
const Spinner = styled.span<{ $isStill?: boolean }>`
  inline-size: 1.125em;
  block-size: 1.125em;
  justify-self: center;
  border: 2.5px solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${({ theme }) => theme.radius.full};
  animation: ${turn} 800ms linear infinite;
  animation-play-state: ${({ $isStill = false }) => ($isStill ? 'paused' : 'running')};
`;
