import { Label, ProgressBar } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface ProgressProps {
  /** Label above the bar. */
  readonly label: string;
  /** Progress from 0 to `max`; undefined while it is not known. */
  readonly value?: number;
  readonly max?: number;
  /** Progress in words, instead of a percentage: `9 of 15`. */
  readonly valueLabel?: string;
}

/** Progress of a longer task. For loading content with a known shape use `Skeleton`. */
export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  const known = value === undefined ? { isIndeterminate: true } : { value, maxValue: max };
  return (
    <Root {...known} {...(valueLabel !== undefined && { valueLabel })}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <Line>
            <Label>{label}</Label>
            {!isIndeterminate && <Figure>{valueText}</Figure>}
          </Line>
          <Track>
            {isIndeterminate ? <IndeterminateFill /> : <Fill style={{ transform: `scaleX(${(percentage ?? 0) / 100})` }} />}
          </Track>
        </>
      )}
    </Root>
  );
}

const Root = styled(ProgressBar)`
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
