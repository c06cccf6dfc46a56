import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusableWhenScrolling } from './focusableWhenScrolling.ts';
import { DialogCorner, DialogPanel, DialogScrim, type DialogSize } from './dialogLook.ts';
import { useCloseRequest } from './useCloseRequest.ts';

export type { DialogSize } from './dialogLook.ts';

export interface DialogProps {
  readonly title: string;
  /** A line above the title, such as the step of a task. */
  readonly overline?: string | undefined;
  /** A line below the title. */
  readonly subtitle?: string;
  /** The content; it scrolls when it is too long, on a short screen with title and buttons. */
  readonly children: ReactNode;
  /** Buttons at the bottom, main action first. */
  readonly actions?: ReactNode;
  readonly size?: DialogSize;
  /** Called by the close button, Escape, Back of an Android device and, if dismissable, a press outside. */
  readonly onClose: () => void;
  readonly isOpen?: boolean;
  /** Closes on a press outside: for dialogs without typed or chosen values. */
  readonly isDismissable?: boolean;
  /** `alertdialog` is for a question that needs an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /**
   * Replaces the visible title, with a heading of its own in the slot `title`. The content then has no padding: it uses `--dialog-inset` itself.
   */
  readonly head?: ReactNode;
  /** Colour of the close button on a `head` with its own background. */
  readonly closeColor?: string;
  /** A picture at the start of the dialog, hidden on a phone and a short screen. */
  readonly aside?: ReactNode;
}

/**
 * A modal task. Traps and restores the focus, and closes with Escape. Large sizes fill the screen of a phone. For a question use
 * `Confirm`, for information beside a button `Popover`.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    children,
    actions,
    size = 'confirm',
    onClose,
    isOpen = true,
    isDismissable = false,
    role = 'dialog',
  } = props;
  const words = useWords();
  const { head, closeColor, aside } = props;
  useCloseRequest(isOpen, onClose);
  return (
    <DialogScrim isOpen={isOpen} onOpenChange={(opened) => !opened && onClose()} isDismissable={isDismissable} $size={size}>
      <DialogPanel $size={size}>
        <Root role={role} {...(head !== undefined && { 'aria-label': title })}>
          {aside !== undefined && <Aside>{aside}</Aside>}
          <Column>
            {head ?? (
              <Head>
                {props.overline !== undefined && <Overline>{props.overline}</Overline>}
                <Title slot="title">{title}</Title>
                {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
              </Head>
            )}
            <Body $size={size} $bleeds={head !== undefined} ref={focusableWhenScrolling}>
              {children}
            </Body>
            {actions !== undefined && <Footer $size={size}>{actions}</Footer>}
          </Column>
          <DialogCorner $color={closeColor}>
            <IconButton icon="close" variant="quiet" label={words('common.actions.close')} onPress={onClose} />
          </DialogCorner>
        </Root>
      </DialogPanel>
    </DialogScrim>
  );
}

/** The label of a field that gets the focus stays in sight. */
const belowLabel = css`
  scroll-padding-block-start: ${space[10]};
`;

const Root = styled(AriaDialog)`
  position: relative;
  display: flex;
  min-block-size: 0;
  flex: 1;
  outline: none;
  ${({ theme }) => theme.media.short} {
    overflow: auto;
    ${belowLabel}
  }
`;

const Aside = styled.div`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: grid;
    flex: none;
    inline-size: ${({ theme }) => theme.layout.dialog.aside};
    overflow: hidden;
  }
  ${({ theme }) => theme.media.short} {
    display: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Head = styled.header`
  padding-block: var(--dialog-inset) ${({ theme }) => theme.space[3]};
  padding-inline: var(--dialog-inset) calc(var(--dialog-inset) + ${({ theme }) => theme.space[10]});
`;

const Title = styled(Heading)`
  ${textStyle('dialogTitle')}
  overflow-wrap: anywhere;
`;

const Overline = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Subtitle = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Body = styled.div<{ $size: DialogSize; $bleeds: boolean }>`
  flex: 1;
  overflow: auto;
  outline-offset: -${fine[3]};
  ${belowLabel}
  --tabs-inset: ${({ $bleeds }) => ($bleeds ? 'var(--dialog-inset)' : 'initial')};
  padding-inline: ${({ $bleeds }) => ($bleeds ? 0 : 'var(--dialog-inset)')};
  padding-block-end: ${({ theme, $size }) => ($size === 'confirm' ? theme.space[4] : theme.space[6])};
  ${({ theme }) => theme.media.sm} {
    ${({ $size }) => $size === 'registration' && aboveStickyFooter}
  }
  ${({ theme }) => theme.media.short} {
    flex: none;
    overflow: visible;
  }
  ${textStyle('body')}
  color: ${({ theme, $size }) => ($size === 'confirm' ? theme.color.textMuted : theme.color.text)};
`;

/** The form has a sticky footer: keep the focused field above it. */
const aboveStickyFooter = css`
  padding-block-end: 0;
  scroll-padding-block-end: 88px;
`;

const Footer = styled.footer<{ $size: DialogSize }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme, $size }) => ($size === 'confirm' ? theme.space[2] : theme.space[4])} var(--dialog-footer);
  padding-inline: var(--dialog-inset);
  border-block-start: ${({ theme, $size }) => ($size === 'confirm' ? '0' : `1px solid ${theme.color.hairline}`)};
  & > button {
    flex: ${({ $size }) => ($size === 'confirm' ? 'none' : '1 1 auto')};
    max-inline-size: 100%;
  }
  ${({ theme }) => theme.media.sm} {
    & > button {
      flex: none;
    }
  }
`;
