import type { LeagueInvite } from '@rugby/domain/game/model/league';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFacts } from '../LeagueFacts/LeagueFacts.tsx';

export interface InviteCardProps {
  readonly invite: LeagueInvite;
  /** Number of the round in which the league starts; undefined while it is not known. */
  readonly startRound: number | undefined;
  readonly onAccept: () => Promise<unknown>;
  readonly onDecline: () => Promise<unknown>;
}

/** An invite to a league, to accept or decline. */
export function InviteCard({ invite: { league, invitedBy }, startRound, onAccept, onDecline }: InviteCardProps) {
  const words = useWords();
  const [pending, setPending] = useState<'accept' | 'decline'>();

  async function answer(which: 'accept' | 'decline', send: () => Promise<unknown>): Promise<void> {
    setPending(which);
    await send();
    setPending(undefined);
  }

  return (
    <Root>
      <Name>{league.name}</Name>
      {invitedBy !== null && <Detail>{words('leagues.invites.by', { name: invitedBy.displayName })}</Detail>}
      <LeagueFacts league={{ ...league, leagueManager: null }} userId={0} startRound={startRound} />
      <Actions>
        <Button
          icon="check"
          aria-label={words('leagues.invites.acceptOf', { name: league.name })}
          isPending={pending === 'accept'}
          isDisabled={pending === 'decline'}
          onPress={() => void answer('accept', onAccept)}
        >
          {words('leagues.invites.accept')}
        </Button>
        <Button
          variant="outline"
          aria-label={words('leagues.invites.declineOf', { name: league.name })}
          isPending={pending === 'decline'}
          isDisabled={pending === 'accept'}
          onPress={() => void answer('decline', onDecline)}
        >
          {words('leagues.invites.decline')}
        </Button>
      </Actions>
    </Root>
  );
}

/** Set off on a phone, where it stands above the user's leagues; plain beside them. */
const Root = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.selected};
  ${({ theme }) => theme.media.md} {
    padding-inline: 0;
    border-radius: 0;
    background-color: transparent;
    ${hairline('block-end')}
  }
`;

const Name = styled.h3`
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};
`;
