import styled from 'styled-components';
import { visuallyHidden } from './mixins.ts';

/** Words for a screen reader alone, where the eye has a drawing, a colour or a place that waits. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
