import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface CreateTeamDisabledProps {
  /** The number of the round that is being played. */
  readonly roundNumber: number;
  /** The round for which a team can be created next; null when the season has none left. */
  readonly next: NextOpening | null;
  readonly onClose: () => void;
}

/** The round for which a team can be created, and when it opens. */
export interface NextOpening {
  readonly roundNumber: number;
  /** In the reader's zone, as it is written; absent while nobody knows. */
  readonly time?: string;
}

/** Why a team cannot be created while a round is played, and when it can. [G-113, G-236, G-237] */
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
      <When>{words(...opening(next))}</When>
    </Dialog>
  );
}

function opening(next: NextOpening | null): Parameters<ReturnType<typeof useWords>> {
  if (next === null) return ['modals.createTeamDisabled.over'];
  if (next.time === undefined) return ['modals.createTeamDisabled.opensLater', { next: next.roundNumber }];
  return ['modals.createTeamDisabled.opens', { next: next.roundNumber, time: next.time }];
}

const When = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  color: ${({ theme }) => theme.color.text};
`;
