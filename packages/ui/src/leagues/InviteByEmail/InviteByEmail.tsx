import { mostAddresses, readInviteAddresses } from '@rugby/domain/game/leagues/inviteAddresses';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { InviteByEmailAddresses } from './InviteByEmailAddresses.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface InviteByEmailProps {
  /** Sends the invites; answers why it failed, or undefined. */
  readonly onSend: (addresses: readonly string[]) => Promise<string | undefined>;
}

/** Milliseconds for which the button confirms that the invites were sent. */
const sentEmailTime = 2000;

/** Invites by mail: nothing is sent while one of the addresses is none. */
export function InviteByEmail({ onSend }: InviteByEmailProps) {
  const words = useWords();
  const [entered, setEntered] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'editing' | 'pending' | 'sent'>('editing');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const { addresses, invalid } = readInviteAddresses([...entered, typed].join(','));
  useEffect(() => {
    if (state !== 'sent') return undefined;
    const timer = setTimeout(() => setState('editing'), sentEmailTime);
    return () => clearTimeout(timer);
  }, [state]);

  function problem(): string | undefined {
    if (addresses.length === 0) return words('leagues.problems.invites');
    if (addresses.length > mostAddresses) return words('leagues.refusals.too-many-invites-call', { limit: mostAddresses });
    return invalid[0] === undefined ? undefined : words('leagues.problems.inviteInvalid', { address: invalid[0] });
  }

  async function send(): Promise<void> {
    if (state === 'pending') return;
    setFailure(undefined);
    const found = problem();
    setEntered(addresses);
    setTyped('');
    setError(found);
    if (found !== undefined) return setFailures(failures + 1);
    setState('pending');
    const failed = await onSend(addresses);
    setState(failed === undefined ? 'sent' : 'editing');
    setFailure(failed);
    if (failed === undefined) change([], '');
  }

  function change(changed: readonly string[], text: string): void {
    setEntered(changed);
    setTyped(text);
    setError(undefined);
  }

  /** The button goes with the address; the focus stays in the form. */
  function dropWrong(button: Element): void {
    button.closest('form')?.querySelector('input')?.focus();
    change(
      addresses.filter((address) => address !== invalid[0]),
      '',
    );
  }

  const label =
    addresses.length === 0 ? words('leagues.email.sendNone') : words('leagues.email.send', { count: addresses.length });
  return (
    <AuthDialogForm onSubmit={send} failures={failures}>
      {failure !== undefined && <FormError title={failure} />}
      <InviteByEmailAddresses
        addresses={entered}
        invalid={invalid}
        typed={typed}
        onChange={change}
        hint={words('leagues.email.hint', { max: mostAddresses })}
        error={error}
      />
      <Actions>
        <Button
          type="submit"
          isPending={state === 'pending'}
          pendingLabel={words('leagues.email.pending')}
          {...(state === 'sent' && { icon: 'check' as const })}
        >
          {state === 'sent' ? words('leagues.email.sent') : label}
        </Button>
        {error !== undefined && invalid.length > 0 && (
          <Button variant="quiet" onPress={({ target }) => dropWrong(target)}>
            {words('leagues.email.drop')}
          </Button>
        )}
      </Actions>
    </AuthDialogForm>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;
