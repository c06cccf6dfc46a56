import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenMessage } from '../ScreenMessage/ScreenMessage.tsx';

export interface CrashPanelProps {
  /** All texts are props, because the words provider may be missing when a page crashes. */
  readonly title: string;
  readonly text: string;
  readonly reloadLabel: string;
  readonly onReload: () => void;
}

/** Replaces a page that crashed, and offers to reload it. */
export function CrashPanel({ title, text, reloadLabel, onReload }: CrashPanelProps) {
  return (
    <main>
      <ScreenMessage
        title={title}
        action={
          <Button variant="primary-on-brand" size="lg" icon="retry" onPress={onReload}>
            {reloadLabel}
          </Button>
        }
      >
        <span role="alert">{text}</span>
      </ScreenMessage>
    </main>
  );
}
