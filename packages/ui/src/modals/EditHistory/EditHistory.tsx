import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface EditHistoryProps {
  /** Edits as sentences, oldest first: `Barrett removed`. */
  readonly done: readonly string[];
  /** Whether the edits are those since the last save; a new team was never saved. */
  readonly isSaved: boolean;
  /** Undone edits, next to redo first. */
  readonly undone: readonly string[];
  /** Restores the state after this number of edits; 0 is the state before the first. */
  readonly onGoTo: (count: number) => void;
  readonly onClose: () => void;
}

/** All edits of the team, latest first. Each can be returned to. */
export function EditHistory({ done, undone, isSaved, onGoTo, onClose }: EditHistoryProps) {
  const words = useWords();
  const edits = [...done, ...undone].map((text, index) => ({ text, count: index + 1 }));
  return (
    <Dialog
      title={words('modals.history.title')}
      subtitle={words(isSaved ? 'modals.history.sinceSaved' : 'modals.history.sinceBegun')}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('common.actions.close')}</Button>}
    >
      {edits.length === 0 && <p>{words('modals.history.none')}</p>}
      <List reversed aria-label={words('modals.history.title')}>
        {edits.toReversed().map(({ text, count }) => (
          <Edit key={count} aria-current={count === done.length ? 'step' : undefined} $isUndone={count > done.length}>
            <span>{count > done.length ? words('builder.notification.undone', { edit: text }) : text}</span>
            {count === done.length ? (
              <Now>{words('modals.history.now')}</Now>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                onPress={() => onGoTo(count)}
                aria-label={words('modals.history.goToEdit', { edit: text })}
              >
                {words('modals.history.goTo')}
              </Button>
            )}
          </Edit>
        ))}
      </List>
      {done.length > 0 && (
        <Button variant="outline" size="sm" icon="undo" onPress={() => onGoTo(0)}>
          {words(isSaved ? 'modals.history.goToSaved' : 'modals.history.goToStart')}
        </Button>
      )}
    </Dialog>
  );
}

const List = styled.ol`
  margin-block-end: ${({ theme }) => theme.space[3]};
`;

const Edit = styled.li<{ $isUndone: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ theme }) => theme.control.touch};
  ${hairline('block-start')}
  ${textStyle('body')}
  color: ${({ theme, $isUndone }) => ($isUndone ? theme.color.textMuted : theme.color.text)};
`;

const Now = styled.strong`
  padding-inline: ${({ theme }) => theme.control.padding.quiet};
  ${textStyle('label')}
`;
