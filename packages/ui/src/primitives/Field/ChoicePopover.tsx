import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { space } from '../../theme/scale.ts';

/** The popover with the options of a select, combo box or menu. */
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
  transition: ${({ theme }) => `opacity ${theme.motion.press}, transform ${theme.motion.press}`};
  &[data-entering] {
    opacity: 0;
    transform: translateY(${space[1]});
  }
`;
