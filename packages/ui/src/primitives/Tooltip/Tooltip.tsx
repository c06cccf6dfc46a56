import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface TooltipProps {
  /** The described control: a `Button` or an `IconButton`. */
  readonly children: ReactNode;
  /** A few words, read after the name of the control. */
  readonly text: string;
}

/**
 * A few words about a control, on hover or focus. Not available on touch screens: show required information on the page, and
 * optional information in a `Popover`.
 */
export function Tooltip({ children, text }: TooltipProps) {
  return (
    <TooltipTrigger delay={600}>
      {children}
      <Bubble offset={8}>{text}</Bubble>
    </TooltipTrigger>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled(AriaTooltip)`
  max-inline-size: 16rem;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.text};
  &[data-entering] {
    animation: ${appear} ${({ theme }) => theme.motion.press};
  }
  &[data-exiting] {
    animation: ${appear} ${({ theme }) => theme.motion.press} reverse forwards;
  }
`;
