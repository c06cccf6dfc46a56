import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

export interface LiveRegionProps {
  /** Said when it changes; stands on the page from the start, or it would not be heard. */
  readonly text: string;
}

/** Tells a screen reader what everybody else sees happen. For what has to be seen too there is the snackbar. */
export function LiveRegion({ text }: LiveRegionProps) {
  return <Spoken aria-live="polite">{text}</Spoken>;
}

const Spoken = styled.output`
  ${visuallyHidden}
`;
