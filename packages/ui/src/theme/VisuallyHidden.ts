import styled from 'styled-components';
import { visuallyHidden } from './mixins.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
