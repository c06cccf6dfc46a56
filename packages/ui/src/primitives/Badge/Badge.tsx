import styled, { css, type RuleSet } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** What the few words are about. `live` is for what is being played, `accent` for what is the fan's own. */
export type BadgeTone = 'neutral' | 'accent' | 'live' | 'positive' | 'warning' | 'danger';

export interface BadgeProps {
  /** One or two words. */
  readonly children: string;
  readonly tone?: BadgeTone;
  /** A mark before the words, where the tone alone would tell it by colour. [B2] */
  readonly icon?: IconName;
}

/** A state in a word or two beside what it belongs to. It is no button: for a choice use `Checkbox`, for news use the snackbar. */
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
