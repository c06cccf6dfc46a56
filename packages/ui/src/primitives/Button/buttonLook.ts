import { css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** The `-on-brand` variants are for the header and the landing page, which are dark in every mode. */
export type ButtonVariant =
  'primary' | 'secondary' | 'outline' | 'quiet' | 'danger' | 'primary-on-brand' | 'outline-on-brand' | 'quiet-on-brand';

/** `md` in rows and bars, `form` beside fields, `lg` for the main action of a page. */
export type ButtonSize = 'sm' | 'md' | 'form' | 'lg';

/** Style shared by buttons and by links that look like buttons. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize): RuleSet {
  return css`
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${({ theme }) => theme.space[2]};
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radius.md};
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition: ${({ theme }) => `background-color ${theme.motion.press}, transform ${theme.motion.press}`};
    ${textStyle('button')}
    ${sizes[size]}
  ${looks[variant]}
  &[data-pressed] {
      transform: scale(0.97);
    }
    &[data-disabled] {
      border-color: ${({ theme }) => theme.color.hairline};
      background-color: ${({ theme }) => theme.color.sunken};
      color: ${({ theme }) => theme.color.textSubtle};
      cursor: not-allowed;
    }
    ${focusRing}
    ${({ theme }) => theme.media.forcedColors} {
      border-color: ButtonText;
    }
  `;
}

const sizes: Readonly<Record<ButtonSize, RuleSet>> = {
  // The button is smaller than a touch target, so the pressable area is larger than the drawing.
  sm: css`
    min-block-size: ${({ theme }) => theme.control.height.sm};
    padding-inline: calc(${({ theme }) => theme.control.padding.sm} - 1px);
    white-space: nowrap;
    &::after {
      content: '';
      position: absolute;
      inset: -${fine[5]};
    }
  `,
  md: height('md', 'md'),
  form: height('form', 'md'),
  lg: css`
    ${height('lg', 'lg')}
    font-size: 1.25rem;
  `,
};

function height(size: ButtonSize, padding: 'md' | 'lg'): RuleSet {
  return css`
    min-block-size: ${({ theme }) => theme.control.height[size]};
    padding-inline: calc(${({ theme }) => theme.control.padding[padding]} - 1px);
  `;
}

const quiet = css`
  padding-inline: ${({ theme }) => theme.control.padding.quiet};
  background: none;
`;

const looks: Readonly<Record<ButtonVariant, RuleSet>> = {
  primary: css`
    background-color: ${({ theme }) => theme.color.action};
    color: ${({ theme }) => theme.color.onAction};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.actionHover};
    }
    &[data-pressed] {
      background-color: ${({ theme }) => theme.color.actionPressed};
    }
  `,
  secondary: css`
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.onSecondary};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.secondaryHover};
    }
    &[data-pressed] {
      background-color: ${({ theme }) => theme.color.secondaryPressed};
    }
  `,
  outline: css`
    border-color: ${({ theme }) => theme.color.border};
    background: none;
    color: ${({ theme }) => theme.color.text};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.raised};
    }
  `,
  quiet: css`
    ${quiet}
    color: ${({ theme }) => theme.color.accentText};
    &[data-hovered] {
      background-color: ${({ theme }) => theme.color.secondary};
    }
  `,
  danger: css`
    background-color: ${({ theme }) => theme.color.dangerFill};
    color: ${({ theme }) => theme.color.onDangerFill};
    &[data-hovered] {
      filter: brightness(1.08);
    }
  `,
  'primary-on-brand': css`
    background-color: ${({ theme }) => theme.color.brandBarMarker};
    color: ${({ theme }) => theme.color.brandBar};
    &[data-hovered] {
      filter: brightness(1.08);
    }
  `,
  'outline-on-brand': css`
    border: 1.5px solid ${({ theme }) => theme.color.onBrandBarMuted};
    background: none;
    color: ${({ theme }) => theme.color.onBrandBar};
    &[data-hovered] {
      border-color: ${({ theme }) => theme.color.onBrandBar};
    }
  `,
  'quiet-on-brand': css`
    ${quiet}
    ${textStyle('nav')}
    color: ${({ theme }) => theme.color.onBrandBar};
    &[data-hovered] {
      text-decoration: underline;
      text-underline-offset: ${fine[6]};
      text-decoration-color: ${({ theme }) => theme.color.brandBarMarker};
    }
  `,
};
