import type { SentInvite } from '@rugby/domain/game/model/league';
import { useState } from 'react';
import styled from 'styled-components';
import { Confirm } from '../../modals/Confirm/Confirm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

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
              <Address>{invite.email}</Address>
              <Detail>{words('leagues.sent.at', { day: dayOf(invite.sentAt) })}</Detail>
            </div>
            <Actions>
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
            </Actions>
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

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};
  ${hairline('block-end')}
  & > div {
    min-inline-size: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;
`;

const Address = styled.p`
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
