import { Group, Input, TextField } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { boxWithEnd, fieldBox, fieldColumn } from './fieldLook.ts';

/** The input of a text field. */
export const FieldBox = styled(Input)`
  ${fieldBox}
  ${focusRing}
`;

/** A `FieldBox` with a button or icon at its end. */
export const FieldBoxWithEnd = styled(Group)`
  ${boxWithEnd}
`;

/** A text field with its `FieldLabel` and `FieldMessage`. */
export const TextFieldRoot = styled(TextField)`
  ${fieldColumn}
`;
