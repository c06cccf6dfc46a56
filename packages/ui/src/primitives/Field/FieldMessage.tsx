import { Text } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

/** The message below a field. */
export interface FieldMessageProps {
  /** Help for filling in the field. Replaced by the error. */
  readonly hint?: string | undefined;
  /** The error, as a sentence. The field is invalid exactly when there is one. */
  readonly error?: string | undefined;
  /** Says that the answer is accepted, with a check mark. Shown instead of the hint, and never beside an error. */
  readonly confirmation?: string | undefined;
}

/** The hint, confirmation or error of the surrounding field, part of its accessible description. */
export function FieldMessage({ hint, error, confirmation }: FieldMessageProps) {
  if (error !== undefined)
    return (
      <ErrorText slot="errorMessage">
        <Icon name="warning" size={16} />
        {error}
      </ErrorText>
    );
  if (confirmation !== undefined)
    return (
      <Confirmation slot="description">
        <Icon name="check" size={16} />
        {confirmation}
      </Confirmation>
    );
  return hint === undefined ? null : <Hint slot="description">{hint}</Hint>;
}

const ErrorText = styled(Text)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${fine[6]};
  margin-block-start: ${fine[6]};
  ${textStyle('body')}
  font-weight: 500;
  color: ${({ theme }) => theme.color.danger};
  & > svg {
    margin-block-start: ${fine[3]};
  }
`;

const Hint = styled(Text)`
  margin-block-start: ${fine[6]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Confirmation = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${fine[6]};
  margin-block-start: ${fine[6]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.positive};
`;
