import styled from 'styled-components';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { fine, narrowest } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { ResponsiveText } from './ResponsiveText.tsx';

/** Target of the countdown; `now` and `to` in milliseconds since 1970. */
export interface GameBarCountdown {
  readonly label: string;
  /** Label on a phone. */
  readonly shortLabel: string;
  readonly now: number;
  readonly to: number;
}

export interface GameBarClockProps {
  readonly countdown: GameBarCountdown;
}

/** The time until the round starts or the next players lock. */
export function GameBarClock({ countdown: { label, shortLabel, now, to } }: GameBarClockProps) {
  return (
    <Clock>
      <ResponsiveText wide={label} narrow={shortLabel} />
      <Countdown now={now} to={to} size="fluid" />
    </Clock>
  );
}

const Clock = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;
  & > [role='timer'] {
    color: ${({ theme }) => theme.color.text};
    ${narrowest} {
      gap: ${fine[2]};
      font-size: 1rem;
    }
  }
  ${({ theme }) => theme.media.md} {
    justify-items: start;
  }
`;
