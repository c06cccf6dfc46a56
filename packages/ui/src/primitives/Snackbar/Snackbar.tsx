import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
  Text,
  type QueuedToast,
} from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useState } from 'react';
import styled, { createGlobalStyle, css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { focusRing, slant } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SnackbarMessage, SnackbarQueue, SnackbarTone } from './snackbarQueue.ts';

export interface SnackbarProps {
  /** Created once with `createSnackbarQueue`. */
  readonly queue: SnackbarQueue;
}

/**
 * Messages, each until it is closed. Render it once per page, at its bottom: they take room in the layout, so that they never cover
 * a control. They are announced without moving the focus; F6 leads to them. For a question use `Confirm`.
 */
export function Snackbar({ queue }: SnackbarProps) {
  const words = useWords();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Place ref={setPlace} data-snackbar />
      {place && (
        <UNSAFE_PortalProvider getContainer={() => place}>
          <Region queue={queue.toasts} aria-label={words('modals.snackbar.label')}>
            {({ toast }: { toast: QueuedToast<SnackbarMessage> }) => (
              <Message toast={toast} onClose={() => queue.close(toast.key)} />
            )}
          </Region>
        </UNSAFE_PortalProvider>
      )}
    </>
  );
}

interface MessageProps {
  readonly toast: QueuedToast<SnackbarMessage>;
  readonly onClose: () => void;
}

function Message({ toast, onClose }: MessageProps) {
  const words = useWords();
  const { text, tone, action } = toast.content;
  return (
    <Root toast={toast}>
      <RoomForFocus />
      <Head $tone={tone}>
        <Icon name={marks[tone]} />
      </Head>
      <Line>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is react-aria's; without the role it would interrupt */}
        <Content role="status">
          <Text slot="title">{text}</Text>
        </Content>
        {action && (
          <Button
            variant="quiet"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </Line>
      <IconButton icon="close" variant="quiet" label={words('common.actions.close')} slot="close" />
    </Root>
  );
}

const marks: Readonly<Record<SnackbarTone, IconName>> = {
  default: 'swap',
  live: 'dot',
  negative: 'close',
  positive: 'check',
  warning: 'warning',
};

const heads: Readonly<Record<SnackbarTone, RuleSet>> = {
  default: css`
    background-color: ${({ theme }) => theme.color.action};
    color: ${({ theme }) => theme.color.onAction};
  `,
  live: css`
    background-color: ${({ theme }) => theme.color.highlight};
    color: ${({ theme }) => theme.color.onHighlight};
  `,
  negative: css`
    background-color: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.overlay};
  `,
  positive: css`
    background-color: ${({ theme }) => theme.color.positive};
    color: ${({ theme }) => theme.color.overlay};
  `,
  warning: css`
    background-color: ${({ theme }) => theme.color.warning};
    color: ${({ theme }) => theme.color.overlay};
  `,
};

const Place = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
`;

/** While the page is scrolled a message stands over its content: what the keyboard reaches comes to stand above it. */
const RoomForFocus = createGlobalStyle`
  :root { scroll-padding-block-end: 6rem; }
`;

const Region = styled(ToastRegion<SnackbarMessage>)`
  display: flex;
  flex-direction: column-reverse;
  gap: ${({ theme }) => theme.space[2]};
  max-inline-size: 616px;
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  outline: none;
  border-radius: ${({ theme }) => theme.radius.md};
  ${focusRing}
  & > ol {
    display: contents;
  }
`;

const Root = styled(Toast<SnackbarMessage>)`
  display: flex;
  align-items: center;
  min-block-size: 56px;
  padding-inline-end: ${({ theme }) => theme.space[1]};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  ${focusRing}
`;

/** The action stands beside the text, or below it when both are long. */
const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
`;

const Head = styled.span<{ $tone: SnackbarTone }>`
  display: grid;
  place-items: center start;
  align-self: stretch;
  flex: none;
  inline-size: 52px;
  padding-inline-start: ${fine[10]};
  ${slant('slab', 56)}
  ${({ $tone }) => heads[$tone]}
`;

const Content = styled(ToastContent)`
  flex: 1 1 9rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  ${textStyle('body')}
  font-weight: 500;
`;
