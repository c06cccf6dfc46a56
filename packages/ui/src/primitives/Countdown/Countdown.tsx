import styled, { css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { timeLeft } from './timeLeft.ts';

/** `fluid` is `md` on a phone and `lg` from the `md` breakpoint on. */
export type CountdownSize = 'md' | 'lg' | 'fluid';

export interface CountdownProps {
  /** Game time in milliseconds since 1970. The component has no clock: the parent updates it. */
  readonly now: number;
  /** Target time in milliseconds since 1970. After it the countdown stays at zero. */
  readonly to: number;
  readonly size?: CountdownSize;
}

/**
 * Days, hours, minutes and seconds with tabular figures. Screen readers read it on request only. Show a date for what is over or
 * weeks away.
 */
export function Countdown({ now, to, size = 'md' }: CountdownProps) {
  const words = useWords();
  const { days, hours, minutes, seconds } = timeLeft(now, to);
  const spoken = [
    words('ui.countdown.days', { count: days }),
    words('ui.countdown.hours', { count: hours }),
    words('ui.countdown.minutes', { count: minutes }),
  ].join(', ');
  return (
    <Root role="timer" $size={size}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <Unit value={`${days}`} unit={words('ui.countdown.dayUnit')} />
      <Unit value={twoDigits(hours)} unit={words('ui.countdown.hourUnit')} />
      <Unit value={twoDigits(minutes)} unit={words('ui.countdown.minuteUnit')} />
      <Unit value={twoDigits(seconds)} unit={words('ui.countdown.secondUnit')} />
    </Root>
  );
}

function Unit({ value, unit }: { readonly value: string; readonly unit: string }) {
  return (
    <span aria-hidden="true">
      {value}
      <Letter>{unit}</Letter>
    </span>
  );
}

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}

const md = css`
  ${textStyle('rowNumber')}
  gap: ${({ theme }) => theme.space[1]};
`;

const lg = css`
  ${textStyle('number')}
  gap: ${({ theme }) => theme.space[3]};
`;

const sizes: Readonly<Record<CountdownSize, RuleSet>> = {
  md,
  lg,
  fluid: css`
    ${md}
    ${({ theme }) => theme.media.md} {
      ${lg}
    }
  `,
};

const Root = styled.span<{ $size: CountdownSize }>`
  display: inline-flex;
  position: relative;
  white-space: nowrap;
  ${({ $size }) => sizes[$size]}
`;

const Letter = styled.span`
  margin-inline-start: ${fine[3]};
  font-size: max(0.5em, 0.75rem);
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;
