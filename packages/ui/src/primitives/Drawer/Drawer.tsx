import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { focusableWhenScrolling } from '../Dialog/focusableWhenScrolling.ts';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { sheetBox, sheetColumn, sheetScrim } from './sheetLook.ts';

export interface DrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Small buttons between title and close button. */
  readonly tools?: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /** Removes the padding of the content. */
  readonly bleeds?: boolean;
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/**
 * A sheet from the bottom of a phone. Closes with Escape and by a press outside. On wide screens use a `Popover` or a place on
 * the page.
 */
export function Drawer({ title, children, tools, footer, bleeds = false, onClose, isOpen = true }: DrawerProps) {
  const words = useWords();
  useCloseRequest(isOpen, onClose);
  return (
    <Scrim isOpen={isOpen} onOpenChange={(opened) => !opened && onClose()} isDismissable>
      <Sheet>
        <Root>
          <Head>
            <Title slot="title">{title}</Title>
            {tools}
            <IconButton icon="close" variant="quiet" label={words('common.actions.close')} onPress={onClose} />
          </Head>
          <Body $bleeds={bleeds} ref={focusableWhenScrolling}>
            {children}
          </Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </Root>
      </Sheet>
    </Scrim>
  );
}

const Scrim = styled(ModalOverlay)`
  ${sheetScrim}
  align-items: flex-end;
`;

const Sheet = styled(Modal)`
  ${sheetBox}
  max-block-size: 100%;
  background-color: ${({ theme }) => theme.color.overlay};
  color: ${({ theme }) => theme.color.text};
`;

const Root = styled(Dialog)`
  ${sheetColumn}
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]}`};
`;

const Title = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  ${textStyle('heading')}
`;

const Body = styled.div<{ $bleeds: boolean }>`
  flex: 1;
  overflow: auto;
  outline-offset: -${fine[3]};
  padding-inline: ${({ theme, $bleeds }) => ($bleeds ? 0 : theme.space[4])};
  padding-block-end: ${({ theme, $bleeds }) => ($bleeds ? 0 : theme.space[4])};
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  ${hairline('block-start')}
`;
