import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

export interface LiveRegionProps {
  /** Announced when it changes. The region must be in the page before that. */
  readonly text: string;
}

/** Announces a change to screen readers only. For a visible message use the snackbar. */
export function LiveRegion({ text }: LiveRegionProps) {
  return <Region aria-live="polite">{text}</Region>;
}

const Region = styled.output`
  ${visuallyHidden}
`;
