import { useId } from 'react';
import { Button, type Key, TextContext } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { Option } from '../Field/Choice.tsx';
import { fieldBox, fieldColumn } from '../Field/fieldLook.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';
import { ChoiceSheet, useChoice } from '../Field/useChoice.ts';
import { Icon } from '../Icon/Icon.tsx';

export type { Option } from '../Field/Choice.tsx';

export interface SelectProps<Id extends Key> extends FieldMessageProps {
  readonly label: string;
  readonly options: readonly Option<Id>[];
  /** Id of the chosen option; null before a choice. */
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly onBlur?: () => void;
  /** `form` has its label above, `inline` inside, for bars and filters. */
  readonly layout?: SelectLayout;
  /** Highlights an `inline` filter that is active. */
  readonly isMarked?: boolean;
  readonly isDisabled?: boolean;
  /** Shown before a choice; defaults to `Choose`. */
  readonly placeholder?: string;
}

export type SelectLayout = 'form' | 'inline';

/** A choice among a few options, whose list is loaded when a press is likely. For more than a dozen use `ComboBox`. */
export function Select<Id extends Key>(props: SelectProps<Id>) {
  const { label, options, value, onChange, onBlur, hint, error, layout = 'form', isMarked = false, isDisabled = false } = props;
  const words = useWords();
  const { isOpen, labelId, keys, button, sheet } = useChoice({ options, value, onChange });
  const [valueId, messageId] = [useId(), useId()];
  const chosen = options.find(({ id }) => id === value);
  return (
    <>
      <Root {...keys}>
        <Name id={labelId} elementType="span" $layout={layout} onClick={() => button.ref.current?.focus()}>
          {label}
        </Name>
        <Box
          {...button}
          $layout={layout}
          isDisabled={isDisabled}
          onBlur={() => !isOpen && onBlur?.()}
          aria-labelledby={`${valueId} ${labelId}`}
          {...((error ?? hint) !== undefined && { 'aria-describedby': messageId })}
          data-label={label}
          data-marked={isMarked || undefined}
          data-invalid={error === undefined ? undefined : ''}
        >
          <Chosen id={valueId} data-placeholder={chosen === undefined || undefined}>
            {chosen?.label ?? props.placeholder ?? words('ui.field.choose')}
          </Chosen>
          {chosen?.mark}
          <Icon name="chevron-down" />
        </Box>
        <TextContext value={{ slots: { description: { id: messageId }, errorMessage: { id: messageId } } }}>
          <FieldMessage hint={hint} error={error} />
        </TextContext>
      </Root>
      {sheet && <ChoiceSheet {...sheet} offset={6} />}
    </>
  );
}

/** Contains its visually hidden label: in a scrolling strip the label would widen the page otherwise. */
const Root = styled.div`
  position: relative;
  ${fieldColumn}
`;

const Name = styled(FieldLabel)<{ $layout: SelectLayout }>`
  ${({ $layout }) => ($layout === 'inline' ? visuallyHidden : '')}
`;

const boxes: Readonly<Record<SelectLayout, RuleSet>> = {
  form: css``,
  inline: css`
    min-block-size: ${({ theme }) => theme.control.height.md};
    ${textStyle('body')}
    font-weight: 500;
    /* The visible label; screen readers get the label element. */
    &::before {
      content: attr(data-label) / '';
      font-weight: 400;
      color: ${({ theme }) => theme.color.textMuted};
    }
  `,
};

const Box = styled(Button)<{ $layout: SelectLayout }>`
  ${fieldBox}
  ${({ $layout }) => boxes[$layout]}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  cursor: pointer;
  &[data-marked],
  &[aria-expanded='true']:not([data-invalid]) {
    padding-inline: ${space[3]};
    border: ${fine[2]} solid ${({ theme }) => theme.color.marker};
    background-color: ${({ theme }) => theme.color.selected};
  }
  & > svg:last-child {
    flex: none;
    color: ${({ theme }) => theme.color.textMuted};
  }
  ${focusRing}
`;

const Chosen = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-placeholder] {
    color: ${({ theme }) => theme.color.textSubtle};
  }
`;
