import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenMessage } from '../ScreenMessage/ScreenMessage.tsx';

export interface CrashPanelProps {
  /** All its words are handed over: it stands where the words themselves may be missing. */
  readonly title: string;
  readonly text: string;
  readonly reloadLabel: string;
  readonly onReload: () => void;
}

/** Takes the place of a page that broke: says so at once, and loads it again on request. */
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
