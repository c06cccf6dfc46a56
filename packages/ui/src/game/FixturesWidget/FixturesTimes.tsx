import { placeAndZone } from '@rugby/domain/game/season/localTime';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface FixturesTimesProps {
  /** Whether times are in the device's zone or the venues'. */
  readonly clock: 'device' | 'venue';
  /** City and zone of the device: `Auckland`, `NZDT`. */
  readonly city: string;
  readonly zone: string;
  /** Names of the squads without a fixture in the round. */
  readonly byes: readonly string[];
  readonly onClockChange: (clock: 'device' | 'venue') => void;
}

/** The line below the fixtures: the zone of the times, a button for the other zone, and the squads with a bye. */
export function FixturesTimes({ clock, city, zone, byes, onClockChange }: FixturesTimesProps) {
  const words = useWords();
  const isDevice = clock === 'device';
  return (
    <Line>
      <p>
        {isDevice ? words('fixtures.deviceTime', { place: placeAndZone(city, zone) }) : words('fixtures.venueTimes')}
        {byes.length > 0 && ` ${words('fixtures.bye', { count: byes.length, squads: byes.join(', ') })}`}
      </p>
      <Button variant="quiet" size="sm" onPress={() => onClockChange(isDevice ? 'venue' : 'device')}>
        {words(isDevice ? 'fixtures.toVenue' : 'fixtures.toDevice')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > p {
    flex: 1;
    min-inline-size: 0;
  }
  & > button {
    flex: none;
  }
`;
