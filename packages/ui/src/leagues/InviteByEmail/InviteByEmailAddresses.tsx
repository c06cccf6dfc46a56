import { readInviteAddresses } from '@rugby/domain/game/leagues/inviteAddresses';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { Button, Input } from 'react-aria-components';
import { fieldBox } from '../../primitives/Field/fieldLook.ts';
import { TextFieldRoot } from '../../primitives/Field/FieldBox.tsx';
import { FieldLabel } from '../../primitives/Field/FieldLabel.tsx';
import { FieldMessage } from '../../primitives/Field/FieldMessage.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface InviteByEmailAddressesProps {
  /** What was entered, each on a chip. */
  readonly addresses: readonly string[];
  /** Those that are not email addresses. */
  readonly invalid: readonly string[];
  /** What is being typed. */
  readonly typed: string;
  readonly onChange: (addresses: readonly string[], typed: string) => void;
  readonly hint: string;
  readonly error: string | undefined;
}

/** A field for many addresses: a comma makes a chip of what was typed, Backspace takes the last one back. */
export function InviteByEmailAddresses({ addresses, invalid, typed, onChange, hint, error }: InviteByEmailAddressesProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);

  /** What stands behind the last comma is still being typed. */
  function type(text: string): void {
    const last = text.split(/[,;\n]/).at(-1) ?? '';
    if (last.length === text.length) return onChange(addresses, text.trimStart());
    onChange(addEntered(addresses, text.slice(0, text.length - last.length)), last.trimStart());
  }

  /** A field of one line would join the lines of a pasted list. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    type(typed.slice(0, selectionStart ?? typed.length) + pasted + typed.slice(selectionEnd ?? typed.length));
  }

  function takeBack(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && typed === '' && addresses.length > 0) {
      event.preventDefault();
      onChange(addresses.slice(0, -1), addresses.at(-1) ?? '');
    }
  }

  function remove(address: string): void {
    onChange(
      addresses.filter((one) => one !== address),
      typed,
    );
    input.current?.focus();
  }

  return (
    <TextFieldRoot
      inputMode="email"
      autoComplete="off"
      value={typed}
      onChange={type}
      onKeyDown={takeBack}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{words('leagues.email.field')}</FieldLabel>
      <Box data-invalid={error !== undefined || undefined}>
        {addresses.length > 0 && (
          <Chips aria-label={words('leagues.email.list')}>
            {addresses.map((address) => {
              const isWrong = invalid.includes(address);
              return (
                <Chip key={address} $isWrong={isWrong}>
                  {isWrong && <Icon name="warning" size={16} />}
                  <span aria-hidden={isWrong}>{address}</span>
                  {isWrong && <Hidden>{words('leagues.email.wrong', { address })}</Hidden>}
                  <Remove aria-label={words('leagues.email.remove', { address })} onPress={() => remove(address)}>
                    <Icon name="close" size={16} />
                  </Remove>
                </Chip>
              );
            })}
          </Chips>
        )}
        <Field ref={input} onPaste={paste} placeholder={addresses.length > 0 ? words('leagues.email.another') : ''} />
      </Box>
      <FieldMessage hint={hint} error={error} />
    </TextFieldRoot>
  );
}

/** The chips with what was typed, without repeats. */
function addEntered(addresses: readonly string[], typed: string): readonly string[] {
  return readInviteAddresses([...addresses, typed].join(',')).addresses;
}

const Box = styled.div`
  ${fieldBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${fine[6]};
  &:focus-within {
    outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focus}`};
    outline-offset: ${fine[2]};
  }
`;

const Chips = styled.ul`
  display: contents;
  list-style: none;
`;

const Chip = styled.li<{ readonly $isWrong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.color.danger : 'transparent')};
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme, $isWrong }) => ($isWrong ? theme.color.dangerTint : theme.color.secondary)};
  ${textStyle('body')}
  color: ${({ theme, $isWrong }) => ($isWrong ? theme.color.danger : theme.color.onSecondary)};
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Remove = styled(Button)`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: ${({ theme }) => theme.space[8]};
  block-size: ${({ theme }) => theme.space[8]};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}
`;

const Field = styled(Input)`
  flex: 1 1 8rem;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.space[8]};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.text};
  ${textStyle('bodyLarge')}
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.textSubtle};
    opacity: 1;
  }
`;
