import { Modal, ModalOverlay } from 'react-aria-components';
import { space } from '../../theme/scale.ts';
import styled, { css, keyframes, type RuleSet } from 'styled-components';

/** `confirm` is a card at every width; the other sizes fill the screen of a phone. */
export type DialogSize = 'confirm' | 'player' | 'boosters' | 'registration';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space[6]}); }
`;

/** The backdrop of a dialog. Keeps the dialog off the edges of the window. */
export const DialogScrim = styled(ModalOverlay)<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  z-index: 10;
  block-size: var(--visual-viewport-height, 100dvh);
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space[4]};
  background-color: ${({ theme }) => theme.color.scrim};
  &[data-entering] {
    animation: ${appear} ${({ theme }) => theme.motion.enter};
  }
  &[data-exiting] {
    animation: ${appear} ${({ theme }) => theme.motion.leave} reverse forwards;
  }
  ${({ $size }) => ($size === 'confirm' ? '' : fullScreen)}
`;

const fullScreen: RuleSet = css`
  padding: 0;
  ${({ theme }) => theme.media.sm} {
    padding: ${({ theme }) => theme.layout.dialog.margin};
  }
`;

/** The panel of a dialog. Sets `--dialog-inset` and `--dialog-footer` for its content. */
export const DialogPanel = styled(Modal)<{ $size: DialogSize }>`
  --dialog-inset: ${({ theme }) => theme.space[6]};
  --dialog-footer: ${({ theme }) => theme.space[5]};
  display: flex;
  inline-size: 100%;
  max-block-size: 100%;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  &[data-entering] {
    animation: ${rise} ${({ theme }) => theme.motion.enter};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${({ theme, $size }) => ($size === 'confirm' ? `max-inline-size: ${theme.layout.dialog.confirm};` : wholeScreen($size))}
`;

const wholeScreen = (size: DialogSize): RuleSet => css`
  --dialog-inset: ${({ theme }) => theme.space[4]};
  --dialog-footer: ${({ theme }) => theme.space[3]};
  block-size: 100%;
  border-radius: 0;
  ${({ theme }) => theme.media.sm} {
    --dialog-inset: 28px;
    --dialog-footer: ${({ theme }) => theme.space[5]};
    max-inline-size: ${({ theme }) => theme.layout.dialog[size]};
    block-size: auto;
    border-radius: ${({ theme }) => theme.radius.lg};
  }
`;

/**
 * The place of the close button: last in the Tab order, at the top corner of the dialog. On a short screen it stays there above the content that
 * scrolls.
 */
export const DialogCorner = styled.div<{ $color: string | undefined }>`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[3]};
  inset-inline-end: ${({ theme }) => theme.space[3]};
  & > button {
    color: ${({ $color }) => $color};
  }
  & > button[data-hovered] {
    background-color: color-mix(in srgb, currentColor 16%, transparent);
  }
  ${({ theme }) => theme.media.short} {
    position: sticky;
    align-self: flex-start;
    flex: none;
    margin-block-start: ${({ theme }) => theme.space[3]};
    margin-inline: calc(-1 * (${({ theme }) => theme.control.touch} + ${({ theme }) => theme.space[3]}))
      ${({ theme }) => theme.space[3]};
    & > button {
      background-color: ${({ theme }) => theme.color.overlay};
      color: ${({ theme }) => theme.color.text};
    }
  }
`;
