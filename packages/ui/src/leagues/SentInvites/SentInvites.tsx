import type { SentInvite } from '@rugby/domain/game/model/league';
import { useState } from 'react';
import styled from 'styled-components';
import { Confirm } from '../../modals/Confirm/Confirm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Actions, Detail, List, Name, Row } from '../MemberList/memberListLook.ts';

export interface SentInvitesProps {
  readonly invites: readonly SentInvite[];
  /** An instant as a day: `18/08/2026`. */
  readonly dayOf: (iso: string) => string;
  /** Mails an invite again. */
  readonly onSendAgain: (inviteId: number) => Promise<unknown>;
  /** Answers why it failed, or undefined. */
  readonly onDelete: (inviteId: number) => Promise<string | undefined>;
}

/** The invites of a league that wait for an answer. Deleting one asks first. */
export function SentInvites({ invites, dayOf, onSendAgain, onDelete }: SentInvitesProps) {
  const words = useWords();
  const [asked, setAsked] = useState<SentInvite>();
  const [sending, setSending] = useState<number>();
  const [state, setState] = useState<{ readonly isPending: boolean; readonly error?: string }>({ isPending: false });

  async function sendAgain({ id }: SentInvite): Promise<void> {
    if (sending !== undefined) return;
    setSending(id);
    await onSendAgain(id);
    setSending(undefined);
  }

  async function confirm({ id }: SentInvite): Promise<void> {
    setState({ isPending: true });
    const error = await onDelete(id);
    setState({ isPending: false, ...(error !== undefined && { error }) });
    if (error === undefined) setAsked(undefined);
  }

  function ask(invite: SentInvite | undefined): void {
    setState({ isPending: false });
    setAsked(invite);
  }

  return (
    <>
      <List>
        {invites.map((invite) => (
          <Row key={invite.id}>
            <div>
              <Name>{invite.email}</Name>
              <Detail>{words('leagues.sent.at', { day: dayOf(invite.sentAt) })}</Detail>
            </div>
            <RowActions>
              <Button
                variant="quiet"
                size="sm"
                aria-label={words('leagues.sent.againOf', { email: invite.email })}
                isPending={sending === invite.id}
                pendingLabel={words('leagues.sent.sending')}
                onPress={() => void sendAgain(invite)}
              >
                {words('leagues.sent.again')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon="trash"
                aria-label={words('leagues.sent.deleteOf', { email: invite.email })}
                onPress={() => ask(invite)}
              >
                {words('leagues.sent.delete')}
              </Button>
            </RowActions>
          </Row>
        ))}
      </List>
      {asked !== undefined && (
        <Confirm
          tone="danger"
          title={words('leagues.sent.confirmTitle')}
          confirmLabel={words('leagues.sent.confirm')}
          {...state}
          onConfirm={() => void confirm(asked)}
          onCancel={() => ask(undefined)}
        >
          {words('leagues.sent.confirmText', { email: asked.email })}
        </Confirm>
      )}
    </>
  );
}

const RowActions = styled(Actions)`
  margin-inline-start: auto;
`;
