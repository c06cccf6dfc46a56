import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface SaveConflictProps {
  /** The server's time of the save, formatted: `18:52:07`. */
  readonly savedAt: string;
  readonly version: number;
  /** A sentence for each difference between the stored team and the sent one. */
  readonly differences: readonly string[];
  /** Called by the keep button, Escape and the close button: the pitch keeps the sent team, which counts as unsaved. */
  readonly onKeep: () => void;
  readonly onTakeStored: () => void;
}

/** Shown when the server stored another team than the one sent: lists the differences and lets the user choose one. */
export function SaveConflict({ savedAt, version, differences, onKeep, onTakeStored }: SaveConflictProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.savedOtherwise.title')}
      onClose={onKeep}
      actions={
        <>
          <Button onPress={onKeep}>{words('modals.savedOtherwise.keep')}</Button>
          <Button variant="outline" onPress={onTakeStored}>
            {words('modals.savedOtherwise.takeStored')}
          </Button>
        </>
      }
    >
      <FormError title={words('modals.savedOtherwise.summary', { time: savedAt, version })} />
      <Differences>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </Differences>
      <p>{words('modals.savedOtherwise.text')}</p>
    </Dialog>
  );
}

const Differences = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block: ${({ theme }) => theme.space[4]};
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;
