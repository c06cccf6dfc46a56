import { FieldError, Text } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

/** What every field may say below itself. */
export interface FieldMessageProps {
  /** What helps to fill it in. Gives way to the error. */
  readonly hint?: string | undefined;
  /** What is wrong, in a sentence; the field is invalid exactly when it has one. */
  readonly error?: string | undefined;
}

/** The hint or the error of the field around it, read out with the field. */
export function FieldMessage({ hint, error }: FieldMessageProps) {
  if (error !== undefined)
    return (
      <Wrong>
        <Icon name="warning" size={16} />
        {error}
      </Wrong>
    );
  return hint === undefined ? null : <Hint slot="description">{hint}</Hint>;
}

const Wrong = styled(FieldError)`
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
