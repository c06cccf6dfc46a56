import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { useCloseRequest } from '../../primitives/Dialog/useCloseRequest.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { space } from '../../theme/scale.ts';
import { MobileDrawerEntries, type MobileDrawerGroup } from './MobileDrawerEntries.tsx';

export type { MobileDrawerEntry, MobileDrawerGroup } from './MobileDrawerEntries.tsx';

export interface MobileDrawerProps {
  /** The edition's title, shown as the wordmark. */
  readonly title: string;
  readonly groups: readonly MobileDrawerGroup[];
  /** Content at the bottom: the language switcher. */
  readonly children?: ReactNode;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Time in ms that a chosen entry stays visible before the menu closes. */
const rest = 400;

/** The site menu on narrow screens. Traps the focus, and closes with Escape and by a press outside. */
export function MobileDrawer({ title, groups, children, isOpen = true, onClose }: MobileDrawerProps) {
  const words = useWords();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCloseRequest(isOpen, onClose);

  function closeAfterRest(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(onClose, rest);
  }

  return (
    <Scrim isOpen={isOpen} onOpenChange={(opened) => !opened && onClose()} isDismissable>
      <Panel>
        <Root aria-label={words('ui.menu.title')}>
          <Head>
            <Wordmark title={title} form="compact" />
            <IconButton icon="close" variant="on-brand" label={words('common.actions.close')} onPress={onClose} />
          </Head>
          <MobileDrawerEntries groups={groups} onChosen={closeAfterRest} />
          {children !== undefined && <Footer>{children}</Footer>}
        </Root>
      </Panel>
    </Scrim>
  );
}

const slide = keyframes`
  from { transform: translateX(${space[6]}); opacity: 0; }
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 10;
  display: flex;
  justify-content: flex-end;
  block-size: var(--visual-viewport-height, 100dvh);
  background-color: ${({ theme }) => theme.color.scrim};
`;

/** Leaves a strip of the page visible, to press on. */
const Panel = styled(Modal)`
  display: flex;
  inline-size: min(${({ theme }) => `${theme.layout.menu}, 100% - ${theme.control.touch}`});
  overflow: auto;
  background-color: ${({ theme }) => theme.color.brandBar};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.onBrandBar};
  &[data-entering] {
    animation: ${slide} ${({ theme }) => theme.motion.enter};
  }
  &[data-exiting] {
    animation: ${slide} ${({ theme }) => theme.motion.leave} reverse forwards;
  }
`;

const Root = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: max-content;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ theme }) => theme.layout.header.landingPhone};
  padding-inline: ${({ theme }) => `${theme.space[5]} ${theme.space[2]}`};
`;

const Footer = styled.footer`
  margin-block-start: auto;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
`;
