import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';

type AriaProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'inputRef'>;

export interface SwitchProps extends AriaProps, FieldMessageProps {
  /** The label. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  /** Where the track stands: `start` before the label, `end` at the end of the row, for a list of switches. */
  readonly track?: 'start' | 'end';
}

/** Turns something on or off at once. For a value that a form submits use `Checkbox`. */
export function Switch({ children, hint, error, ref, track = 'start', ...rest }: SwitchProps) {
  const words = useWords();
  return (
    <Field {...rest} {...(ref && { inputRef: ref })} isInvalid={error !== undefined} $track={track}>
      <Choice $track={track}>
        <TrackPlace>
          {track === 'end' && (
            <StateWord aria-hidden="true">
              <span>{words('ui.switch.on')}</span>
              <span>{words('ui.switch.off')}</span>
            </StateWord>
          )}
          <Track>
            <Thumb />
          </Track>
        </TrackPlace>
        <span>{children}</span>
      </Choice>
      <Message>
        <FieldMessage hint={hint} error={error} />
      </Message>
    </Field>
  );
}

/** Below the label, not below the track. */
const Message = styled.div`
  margin-inline-start: calc(${({ theme }) => `${theme.control.switch.width} + ${theme.space[3]}`});
  & > * {
    margin-block-start: calc(-1 * ${({ theme }) => theme.space[2]});
  }
`;

const Thumb = styled.span`
  inline-size: ${({ theme }) => theme.control.switch.thumb};
  block-size: ${({ theme }) => theme.control.switch.thumb};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.border};
  transition: transform ${({ theme }) => theme.motion.press};
`;

const Track = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  inline-size: ${({ theme }) => theme.control.switch.width};
  block-size: ${({ theme }) => theme.control.switch.height};
  padding-inline: ${({ theme }) => theme.control.switch.inset};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.field};
`;

const TrackPlace = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;

/** Shows the word of the state; both words take their room, so that nothing moves. */
const StateWord = styled.span`
  display: inline-grid;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > span {
    grid-area: 1 / 1;
    text-align: end;
  }
  & > span:first-child {
    visibility: hidden;
  }
`;

/** The label answers a press anywhere in the row. */
const atTheEnd = css`
  min-block-size: 0;
  ${textStyle('bodyStrong')}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > ${TrackPlace} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
  }
`;

/** The label and its message, one below the other, with room for the track at their end. */
const row = css`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline-end: calc(${({ theme }) => `${theme.control.switch.width} + ${theme.space[12]}`});
  & > ${Message} {
    margin-inline-start: 0;
  }
  & > ${Message} > * {
    margin-block-start: 0;
  }
`;

const Choice = styled(SwitchButton)<{ $track: 'start' | 'end' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.touch};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &[data-hovered] ${Track} {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-selected] ${Track} {
    border-color: ${({ theme }) => theme.color.action};
    background-color: ${({ theme }) => theme.color.action};
  }
  &[data-selected] ${StateWord} > span {
    visibility: hidden;
  }
  &[data-selected] ${StateWord} > span:first-child {
    visibility: visible;
  }
  &[data-selected] ${Thumb} {
    transform: translateX(${({ theme }) => theme.control.switch.travel});
    background-color: ${({ theme }) => theme.color.onAction};
  }
  &:dir(rtl)[data-selected] ${Thumb} {
    transform: translateX(calc(-1 * ${({ theme }) => theme.control.switch.travel}));
  }
  &[data-invalid] ${Track} {
    border-color: ${({ theme }) => theme.color.danger};
  }
  &[data-focus-visible] {
    outline: none;
  }
  &[data-focus-visible] ${Track} {
    ${({ theme }) => `outline: ${theme.control.ring.width} solid ${theme.color.focus}; outline-offset: ${theme.control.ring.gap};`}
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
  &[data-disabled] ${Track} {
    border-color: ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.sunken};
  }
  &[data-disabled] ${Thumb} {
    background-color: ${({ theme }) => theme.color.textSubtle};
  }
  ${({ theme }) => theme.media.forcedColors} {
    ${Thumb} {
      border: ${({ theme }) => theme.control.switch.inset} solid ButtonText;
    }
  }
  ${({ $track }) => $track === 'end' && atTheEnd}
`;

const Field = styled(SwitchField)<{ $track: 'start' | 'end' }>`
  ${({ $track }) => $track === 'end' && row}
`;
