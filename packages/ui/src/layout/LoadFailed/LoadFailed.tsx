import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LoadFailedProps {
  readonly onRetry: () => void;
  /** Loads the page again: after the site was renewed only that helps. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/**
 * Stands in for a dialog whose code could not be loaded. It uses the browser's own dialog, since `Dialog` may be what is missing. For data that
 * could not be loaded use `ErrorPanel` or `ErrorModal`.
 */
export function LoadFailed({ onRetry, onReload, onClose }: LoadFailedProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  /**
   * Closes the dialog first, so that the focus is back on what opened it before anything else opens. The browser's own event of that comes later,
   * when what opened the dialog may have been pressed again.
   */
  function close(answer: () => void): void {
    dialog.current?.close('answered');
    answer();
  }

  return (
    <Root
      ref={dialog}
      role="alertdialog"
      aria-labelledby="load-failed-title"
      aria-describedby="load-failed-text"
      onCancel={(event) => {
        event.preventDefault();
        close(onClose);
      }}
      // A browser may close the dialog itself, without asking.
      onClose={({ currentTarget }) => currentTarget.returnValue === '' && onClose()}
    >
      <Title id="load-failed-title">{words('common.loadFailed.title')}</Title>
      <p id="load-failed-text">{words('common.loadFailed.text')}</p>
      <Actions>
        <Button icon="retry" onPress={() => close(onRetry)}>
          {words('common.actions.retry')}
        </Button>
        <Button variant="outline" onPress={onReload}>
          {words('common.actions.reload')}
        </Button>
        <Button variant="quiet" onPress={() => close(onClose)}>
          {words('common.actions.close')}
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.dialog`
  inline-size: min(${({ theme }) => theme.layout.dialog.confirm}, 100% - 2 * ${({ theme }) => theme.space[4]});
  margin: auto;
  padding: ${({ theme }) => theme.space[6]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  background-color: ${({ theme }) => theme.color.overlay};
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.lg};
  &::backdrop {
    background-color: ${({ theme }) => theme.color.scrim};
  }
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('dialogTitle')}
  color: ${({ theme }) => theme.color.text};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[5]};
`;
