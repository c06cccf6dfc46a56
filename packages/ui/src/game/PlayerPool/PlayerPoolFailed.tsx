import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlayerPoolMessage } from './PlayerPoolMessage.tsx';

export interface PlayerPoolFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown when the players could not be loaded: says that nothing is lost, and retries. */
export function PlayerPoolFailed({ isRetrying, onRetry }: PlayerPoolFailedProps) {
  const words = useWords();
  return (
    <PlayerPoolMessage
      isAlert
      mark={<Icon name="warning" size={32} />}
      title={words('pool.failed.title')}
      text={words('pool.failed.text')}
    >
      <Button icon="retry" isPending={isRetrying} pendingLabel={words('common.loading')} onPress={onRetry}>
        {words('common.actions.retry')}
      </Button>
    </PlayerPoolMessage>
  );
}
