import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { PanelMessageJersey } from '../PanelMessage/PanelMessageJersey.tsx';
import { ScreenMessage } from '../ScreenMessage/ScreenMessage.tsx';

export interface CrashPanelProps {
  /** All texts are props, because the words provider may be missing when a page crashes. */
  readonly title: string;
  readonly text: string;
  readonly reloadLabel: string;
  readonly onReload: () => void;
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
  /** Another number has the text announced again. */
  readonly attempt?: number;
}

/** Replaces a page that crashed, and offers to reload it. It fills the window, since it has no header and no footer. */
export function CrashPanel({ title, text, reloadLabel, onReload, attempt = 1, ...pending }: CrashPanelProps) {
  return (
    <Root>
      <ScreenMessage
        title={title}
        mark={<PanelMessageJersey mark="warning" tone="on-brand" />}
        action={
          <Button variant="primary-on-brand" size="lg" icon="retry" onPress={onReload} {...pending}>
            {reloadLabel}
          </Button>
        }
      >
        <span key={attempt} role="alert">
          {text}
        </span>
      </ScreenMessage>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  min-block-size: 100dvh;
`;
