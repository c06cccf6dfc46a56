import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusableWhenScrolling } from './focusableWhenScrolling.ts';
import { DialogPanel, DialogScrim, type DialogSize } from './dialogLook.ts';

export type { DialogSize } from './dialogLook.ts';

export interface DialogProps {
  readonly title: string;
  /** One line under the title. */
  readonly subtitle?: string;
  /** What the dialog holds; it scrolls when it is too long. */
  readonly children: ReactNode;
  /** Buttons at the foot, the main action first. */
  readonly actions?: ReactNode;
  readonly size?: DialogSize;
  /** Asked to go: by the close button or Escape, and by a press beside it where that loses nothing. */
  readonly onClose: () => void;
  readonly isOpen?: boolean;
  /** Lets a press beside the dialog close it: for those which hold nothing that was typed or chosen. */
  readonly isDismissable?: boolean;
  /** `alertdialog` interrupts with a question that needs an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /**
   * Stands in place of the visible title, which is then only read out. What follows it then reaches the edges, too: it keeps
   * `--dialog-inset` itself.
   */
  readonly head?: ReactNode;
  /** Colour of the close button on a `head` with a ground of its own. */
  readonly closeColor?: string;
  /** A picture along the starting edge, where there is room for one. */
  readonly aside?: ReactNode;
}

/**
 * Something to finish or to leave before the page goes on. It holds the focus, gives it back, and closes with Escape. Large ones take the
 * whole screen of a phone. For a question use `Confirm`, for something to look up beside its button `Popover`.
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
  return (
    <DialogScrim isOpen={isOpen} onOpenChange={(opened) => !opened && onClose()} isDismissable={isDismissable} $size={size}>
      <DialogPanel $size={size}>
        <Root role={role} {...(head !== undefined && { 'aria-label': title })}>
          {aside !== undefined && <Aside>{aside}</Aside>}
          <Column>
            {head ?? (
              <Head>
                <Title slot="title">{title}</Title>
                {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
              </Head>
            )}
            <Body $size={size} $bleeds={head !== undefined} ref={focusableWhenScrolling}>
              {children}
            </Body>
            {actions !== undefined && <Foot $size={size}>{actions}</Foot>}
          </Column>
          <Corner $color={closeColor}>
            <IconButton icon="close" variant="quiet" label={words('common.actions.close')} onPress={onClose} />
          </Corner>
        </Root>
      </DialogPanel>
    </DialogScrim>
  );
}

const Root = styled(AriaDialog)`
  position: relative;
  display: flex;
  min-block-size: 0;
  flex: 1;
  outline: none;
`;

const Aside = styled.div`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: grid;
    flex: none;
    inline-size: ${({ theme }) => theme.layout.dialog.aside};
    overflow: hidden;
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
  --tabs-inset: ${({ $bleeds }) => ($bleeds ? 'var(--dialog-inset)' : 'initial')};
  padding-inline: ${({ $bleeds }) => ($bleeds ? 0 : 'var(--dialog-inset)')};
  padding-block-end: ${({ theme, $size }) => ($size === 'confirm' ? theme.space[4] : theme.space[6])};
  ${({ theme }) => theme.media.sm} {
    ${({ $size }) => $size === 'registration' && underStickyFoot}
  }
  ${textStyle('body')}
  color: ${({ theme, $size }) => ($size === 'confirm' ? theme.color.textMuted : theme.color.text)};
`;

/** The form has its own foot, which stays in sight: what has the focus must not hide behind it. */
const underStickyFoot = css`
  padding-block-end: 0;
  scroll-padding-block-end: 88px;
`;

const Foot = styled.footer<{ $size: DialogSize }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme, $size }) => ($size === 'confirm' ? theme.space[2] : theme.space[4])} var(--dialog-foot);
  padding-inline: var(--dialog-inset);
  border-block-start: ${({ theme, $size }) => ($size === 'confirm' ? '0' : `1px solid ${theme.color.hairline}`)};
  & > button {
    flex: ${({ $size }) => ($size === 'confirm' ? 'none' : '1 1 auto')};
  }
  ${({ theme }) => theme.media.sm} {
    & > button {
      flex: none;
    }
  }
`;

/** Last in the order of focus, first in the corner of the eye. */
const Corner = styled.div<{ $color: string | undefined }>`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[3]};
  inset-inline-end: ${({ theme }) => theme.space[3]};
  & > button {
    color: ${({ $color }) => $color};
  }
  & > button[data-hovered] {
    background-color: color-mix(in srgb, currentColor 16%, transparent);
  }
`;
