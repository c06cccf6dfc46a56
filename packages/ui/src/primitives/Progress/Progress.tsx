import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface ProgressProps {
  /** Label above the bar. */
  readonly label: string;
  /** Progress from 0 to `max`; undefined while it is not known. */
  readonly value?: number;
  readonly max?: number;
  /** Progress in words: `9 of 15`. */
  readonly valueLabel?: string;
}

/**
 * Progress of a longer task. For loading content with a known shape use `Skeleton`. Without react-aria's `ProgressBar`, which brings the languages
 * and numbers of the browser into the first file of every page.
 */
export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  const labelId = useId();
  return (
    <Root
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw `progress` each in their own way
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueLabel}
    >
      <Line>
        <span id={labelId}>{label}</span>
        {valueLabel !== undefined && <Figure>{valueLabel}</Figure>}
      </Line>
      <Track>{value === undefined ? <IndeterminateFill /> : <Fill style={{ transform: `scaleX(${value / max})` }} />}</Track>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Figure = styled.span`
  flex: none;
  ${textStyle('rowNumber')}
  color: ${({ theme }) => theme.color.text};
`;

const Track = styled.div`
  block-size: ${({ theme }) => theme.space[2]};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.sunken};
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid;
  }
`;

const Fill = styled.div`
  block-size: 100%;
  transform-origin: left;
  background-color: ${({ theme }) => theme.color.marker};
  transition: transform ${({ theme }) => theme.motion.enter};
  &:dir(rtl) {
    transform-origin: right;
  }
  ${({ theme }) => theme.media.forcedColors} {
    background-color: Highlight;
  }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const IndeterminateFill = styled(Fill)`
  inline-size: 33%;
  animation: ${slide} ${({ theme }) => theme.motion.skeleton} infinite;
`;
