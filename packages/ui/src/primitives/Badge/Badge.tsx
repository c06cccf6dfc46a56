import styled, { css, type RuleSet } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** Meaning of a badge. `live` marks a match in play, `accent` something of the user's own. */
export type BadgeTone = 'neutral' | 'accent' | 'live' | 'positive' | 'warning' | 'danger';

export interface BadgeProps {
  /** One or two words. */
  readonly children: string;
  readonly tone?: BadgeTone;
  /** An icon for a tone that only its colour would show otherwise. */
  readonly icon?: IconName;
}

/** A state in one or two words. Not a control: for a choice use `Checkbox`, for a notification the snackbar. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Root>
  );
}

const tones: Readonly<Record<BadgeTone, RuleSet>> = {
  neutral: css`
    border-color: ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  `,
  accent: css`
    background-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  `,
  live: css`
    background-color: ${({ theme }) => theme.color.highlight};
    color: ${({ theme }) => theme.color.onHighlight};
  `,
  positive: css`
    background-color: ${({ theme }) => theme.color.positiveTint};
    color: ${({ theme }) => theme.color.positive};
  `,
  warning: css`
    background-color: ${({ theme }) => theme.color.warningTint};
    color: ${({ theme }) => theme.color.warning};
  `,
  danger: css`
    background-color: ${({ theme }) => theme.color.dangerTint};
    color: ${({ theme }) => theme.color.danger};
  `,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  max-inline-size: 100%;
  min-block-size: ${({ theme }) => theme.space[6]};
  padding-inline: ${({ theme }) => theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.sm};
  ${textStyle('cardName')}
  font-size: 0.875rem;
  ${({ $tone }) => tones[$tone]}
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
  }
`;
