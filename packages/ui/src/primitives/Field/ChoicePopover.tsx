import { Popover } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { space } from '../../theme/scale.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space[1]}); }
`;

/**
 * The popover with the options of a select, combo box or menu. It does not appear by a transition: react-aria keeps an element whose transition has
 * begun until it ends, and one that is closed before never ends it.
 */
export const ChoicePopover = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: var(--trigger-width);
  max-inline-size: calc(100vw - ${({ theme }) => theme.space[8]});
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  &[data-entering] {
    animation: ${rise} ${({ theme }) => theme.motion.press};
  }
`;
