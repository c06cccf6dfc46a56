import { Group, Input, TextField } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { boxWithEnd, fieldBox, fieldColumn } from './fieldLook.ts';

/** The box of a field that is written in. */
export const FieldBox = styled(Input)`
  ${fieldBox}
  ${focusRing}
`;

/** A `FieldBox` with a button or a drawing at its end. */
export const FieldBoxWithEnd = styled(Group)`
  ${boxWithEnd}
`;

/** A whole field that is written in, from its `FieldLabel` to its `FieldMessage`. */
export const TextFieldRoot = styled(TextField)`
  ${fieldColumn}
`;
