import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { DeadlineLine, type DeadlineContent } from './DeadlineLine.tsx';
import { DeadlinesCalendar, type CalendarLinks } from './DeadlinesCalendar.tsx';
import styled from 'styled-components';

export type { DeadlineContent } from './DeadlineLine.tsx';
export type { CalendarLinks } from './DeadlinesCalendar.tsx';

export interface DeadlinesProps {
  readonly roundNumber: number;
  /** By kick-off, earliest first. */
  readonly deadlines: readonly DeadlineContent[];
  /** Names of players whose squads have no fixture in the round: they do not lock. */
  readonly free: readonly string[];
  /** Whether times are in the venues' zones instead of the device's. */
  readonly isVenueTime: boolean;
  readonly onVenueTimeChange: (isVenueTime: boolean) => void;
  /** City and zone of the device: `Auckland (NZDT)`. */
  readonly deviceZone: string;
  readonly calendar: CalendarLinks;
  readonly onClose: () => void;
}

/** When each player of the team locks, in the device's zone or the venues', and links to a calendar. */
export function Deadlines(props: DeadlinesProps) {
  const { roundNumber, deadlines, free, isVenueTime, onVenueTimeChange, deviceZone, calendar, onClose } = props;
  const words = useWords();
  return (
    <Dialog
      title={words('modals.deadlines.title', { round: roundNumber })}
      subtitle={isVenueTime ? words('modals.deadlines.venueTimes') : words('modals.deadlines.deviceTimes', { zone: deviceZone })}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('common.actions.close')}</Button>}
    >
      <Switch isSelected={isVenueTime} onChange={onVenueTimeChange}>
        {words('modals.deadlines.toVenue')}
      </Switch>
      {deadlines.length === 0 && <p>{words('modals.deadlines.none')}</p>}
      <List>
        {deadlines.map((deadline) => (
          <DeadlineLine key={deadline.id} deadline={deadline} />
        ))}
      </List>
      {free.length > 0 && <p>{words('modals.deadlines.free', { players: free.join(', '), count: free.length })}</p>}
      <DeadlinesCalendar {...calendar} />
    </Dialog>
  );
}

const List = styled.ul`
  margin-block: ${({ theme }) => theme.space[3]};
`;
