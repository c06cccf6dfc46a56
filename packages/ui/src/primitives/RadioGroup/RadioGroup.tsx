import { useId } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { Option } from '../Field/Choice.tsx';
import { fieldColumn } from '../Field/fieldLook.ts';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';

/** An option, and what it means. */
export interface RadioOption<Id extends string> extends Option<Id> {
  readonly text?: string;
}

export interface RadioGroupProps<Id extends string> extends FieldMessageProps {
  readonly label: string;
  /** Options with a `text` below their labels stand one below the other, unless each has room for a line of it. */
  readonly options: readonly RadioOption<Id>[];
  /** Id of the chosen option; null before a choice. */
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

/** A choice among two to five visible options. For more use `Select`. */
export function RadioGroup<Id extends string>({ label, options, onChange, hint, error, ...rest }: RadioGroupProps<Id>) {
  const id = useId();
  return (
    <Root
      {...rest}
      onChange={(value) => options.filter(({ id }) => id === value).forEach(({ id }) => onChange(id))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Choices>
        {options.map((option) => (
          <Choice
            key={option.id}
            value={option.id}
            {...(option.text !== undefined && { 'aria-label': option.label, 'aria-describedby': `${id}-${option.id}` })}
          >
            <Dot />
            {option.text === undefined ? (
              option.label
            ) : (
              <Explained>
                <strong>{option.label}</strong>
                <span id={`${id}-${option.id}`}>{option.text}</span>
              </Explained>
            )}
          </Choice>
        ))}
      </Choices>
      <FieldMessage hint={hint} error={error} />
    </Root>
  );
}

const Root = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[6]};
`;

/** The chosen option is a filled ring, so that the choice shows without colour. */
const Dot = styled.span`
  flex: none;
  inline-size: ${({ theme }) => theme.control.checkbox};
  block-size: ${({ theme }) => theme.control.checkbox};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.field};
`;

const Explained = styled.span`
  display: grid;
  gap: ${fine[2]};
  padding-block: ${({ theme }) => theme.space[2]};
  & > strong {
    ${textStyle('bodyStrong')}
  }
  & > span {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Choice = styled(Radio)`
  display: flex;
  align-items: center;
  gap: ${fine[10]};
  min-block-size: ${({ theme }) => theme.control.height.sm};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &:has(${Explained}) {
    flex: 1 0 min(100%, 20rem);
    align-items: start;
    & > ${Dot} {
      margin-block-start: ${fine[7]};
    }
  }
  &[data-hovered] ${Dot} {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-selected] ${Dot} {
    border: ${fine[7]} solid ${({ theme }) => theme.color.action};
  }
  &[data-invalid]:not([data-selected]) ${Dot} {
    border: ${fine[2]} solid ${({ theme }) => theme.color.danger};
  }
  &[data-focus-visible] ${Dot} {
    ${({ theme }) => `outline: ${theme.control.ring.width} solid ${theme.color.focus}; outline-offset: ${theme.control.ring.gap};`}
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
`;
