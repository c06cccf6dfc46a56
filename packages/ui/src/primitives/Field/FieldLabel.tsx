import { Label } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

/** The label of a field. */
export const FieldLabel = styled(Label)`
  margin-block-end: ${({ theme }) => theme.space[2]};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;
