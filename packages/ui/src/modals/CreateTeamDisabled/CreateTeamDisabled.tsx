import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface CreateTeamDisabledProps {
  /** Number of the round that is played now. */
  readonly roundNumber: number;
  /** The next round for which a team can be created; null at the end of the season. */
  readonly next: NextOpening | null;
  readonly onClose: () => void;
}

/** A round for which a team can be created, and when picking opens. */
export interface NextOpening {
  readonly roundNumber: number;
  /** Formatted in the user's zone; absent while it is not known. */
  readonly time?: string;
}

/** Says why no team can be created during a round, and when it can. */
export function CreateTeamDisabled({ roundNumber, next, onClose }: CreateTeamDisabledProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.createTeamDisabled.title')}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('modals.createTeamDisabled.done')}</Button>}
    >
      <p>{words('modals.createTeamDisabled.text', { round: roundNumber })}</p>
      <Time>{words(...opening(next))}</Time>
    </Dialog>
  );
}

function opening(next: NextOpening | null): Parameters<ReturnType<typeof useWords>> {
  if (next === null) return ['modals.createTeamDisabled.over'];
  if (next.time === undefined) return ['modals.createTeamDisabled.opensLater', { next: next.roundNumber }];
  return ['modals.createTeamDisabled.opens', { next: next.roundNumber, time: next.time }];
}

const Time = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  color: ${({ theme }) => theme.color.text};
`;
