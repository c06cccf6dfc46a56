import type { LeagueMember } from '@rugby/domain/game/model/league';
import { useState } from 'react';
import { Confirm } from '../../modals/Confirm/Confirm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Actions, Detail, List, Name, Row } from './memberListLook.ts';

/** Answers why it failed, or undefined. */
type MemberAction = (userId: number) => Promise<string | undefined>;

export interface MemberListProps {
  readonly members: readonly LeagueMember[];
  /** Id of the signed-in user. */
  readonly userId: number;
  readonly managerId: number;
  /** For the manager of the league; others see the members only. */
  readonly onRemove?: MemberAction | undefined;
  /** What removing does not do: another sentence of its confirmation. */
  readonly removeNote?: string | undefined;
  /** For the manager of the league. */
  readonly onHandOver?: MemberAction | undefined;
}

interface Asked {
  readonly action: 'remove' | 'handOver';
  readonly member: LeagueMember;
  readonly isPending: boolean;
  readonly error?: string | undefined;
}

/** The members of a league. Its manager removes them and hands the league over, after a confirmation. */
export function MemberList({ members, userId, managerId, onRemove, removeNote, onHandOver }: MemberListProps) {
  const words = useWords();
  const [asked, setAsked] = useState<Asked>();
  const actions = { remove: onRemove, handOver: onHandOver };

  async function confirm({ action, member }: Asked): Promise<void> {
    setAsked({ action, member, isPending: true });
    const error = await actions[action]?.(member.userId);
    setAsked(error === undefined ? undefined : { action, member, isPending: false, error });
  }

  return (
    <>
      <List>
        {members.map((member) => (
          <Row key={member.userId}>
            <div>
              <Name>{member.displayName}</Name>
              <Detail>{detailOf(member)}</Detail>
            </div>
            {member.userId !== managerId && (
              <Actions>
                {onHandOver && (
                  <Button variant="quiet" size="sm" icon="trophy" {...pressOf('handOver', member)}>
                    {words('leagues.members.handOver')}
                  </Button>
                )}
                {onRemove && (
                  <Button variant="quiet" size="sm" icon="trash" {...pressOf('remove', member)}>
                    {words('leagues.members.remove')}
                  </Button>
                )}
              </Actions>
            )}
          </Row>
        ))}
      </List>
      {asked !== undefined && actions[asked.action] !== undefined && (
        <Confirm
          tone={asked.action === 'remove' ? 'danger' : 'default'}
          confirmLabel={words(`leagues.members.${asked.action}Confirm`)}
          isPending={asked.isPending}
          {...(asked.error !== undefined && { error: asked.error })}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {words(`leagues.members.${asked.action}Text`, { name: asked.member.displayName })}
          {asked.action === 'remove' && removeNote !== undefined && ` ${removeNote}`}
        </Confirm>
      )}
    </>
  );

  function pressOf(action: Asked['action'], member: LeagueMember) {
    return {
      'aria-label': words(`leagues.members.${action}Of`, { name: member.displayName }),
      onPress: () => setAsked({ action, member, isPending: false }),
    };
  }

  function detailOf(member: LeagueMember): string {
    const parts = [
      ...(member.userId === userId ? [words('leagues.members.you')] : []),
      ...(member.userId === managerId ? [words('leagues.members.manager')] : []),
    ];
    const { teamName, displayName, rank } = member;
    if (teamName === null) parts.push(words(`leagues.members.${parts.length === 0 ? 'noTeam' : 'withoutTeam'}`));
    // A team that is named as its user is named once.
    else if (teamName !== displayName) parts.push(teamName);
    if (rank !== null) parts.push(words(`leagues.members.${parts.length === 0 ? 'rankAlone' : 'rank'}`, { rank }));
    return parts.join(', ');
  }
}
