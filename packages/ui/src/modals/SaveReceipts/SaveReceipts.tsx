import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { SaveReceiptItem, type SaveReceiptLine } from './SaveReceiptItem.tsx';

export interface SaveReceiptsProps {
  /** Newest first. */
  readonly receipts: readonly SaveReceiptLine[];
  readonly onClose: () => void;
}

/** The saves that the server confirmed, stored on this device as proof. */
export function SaveReceipts({ receipts, onClose }: SaveReceiptsProps) {
  const words = useWords();
  return (
    <Dialog
      title={words('modals.receipts.title')}
      subtitle={words('modals.receipts.subtitle')}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('common.actions.close')}</Button>}
    >
      {receipts.length === 0 && <p>{words('modals.receipts.none')}</p>}
      <List>
        {receipts.map((receipt) => (
          <li key={`${receipt.version} ${receipt.savedAt}`}>
            <SaveReceiptItem receipt={receipt} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
`;
