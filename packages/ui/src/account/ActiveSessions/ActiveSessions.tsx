import { useState } from 'react';
import styled from 'styled-components';
import { type ActiveSessionContent, lastUse, sessionText, sessionTitle } from './sessionContent.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LoadingPanel } from '../../layout/LoadingPanel/LoadingPanel.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export type { ActiveSessionContent } from './sessionContent.ts';

export interface ActiveSessionsProps {
  /** Undefined until they are loaded. */
  readonly sessions: readonly ActiveSessionContent[] | undefined;
  /** ISO, to say how long ago a device was used. */
  readonly now: string;
  /** Why they could not be loaded or ended. */
  readonly error?: string | undefined;
  readonly onRetry: () => void;
  readonly onEnd: (id: number) => Promise<unknown>;
  readonly onEndOthers: () => Promise<unknown>;
}

/** The devices on which the user is signed in, each with a way to sign it out. */
export function ActiveSessions({ sessions, now, error, onRetry, onEnd, onEndOthers }: ActiveSessionsProps) {
  const words = useWords();
  const [pending, setPending] = useState<number | 'others'>();

  async function wait(what: number | 'others', work: Promise<unknown>): Promise<void> {
    setPending(what);
    await work;
    setPending(undefined);
  }

  if (sessions === undefined && error !== undefined)
    return (
      <FormError title={error}>
        <Button variant="quiet" size="sm" onPress={onRetry}>
          {words('common.actions.retry')}
        </Button>
      </FormError>
    );
  if (sessions === undefined) return <LoadingPanel height="10rem" />;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      {error !== undefined && <FormError title={error} />}
      <List>
        {sessions.map((session) => (
          <Row key={session.id}>
            <Icon name={session.device.kind === 'phone' || session.device.kind === 'tablet' ? 'phone' : 'laptop'} />
            <Text>
              <Title>{sessionTitle(session, words)}</Title>
              <Detail>
                {sessionText(session, words)}, {lastUse(session, now, words)}
              </Detail>
            </Text>
            {session.isCurrent ? (
              <Badge icon="check">{words('account.sessions.signedIn')}</Badge>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-label={words('account.sessions.signOutOf', { device: sessionText(session, words) })}
                isPending={pending === session.id}
                onPress={() => void wait(session.id, onEnd(session.id))}
              >
                {words('account.sessions.signOut')}
              </Button>
            )}
          </Row>
        ))}
      </List>
      <Footer>
        {hasOthers && (
          <Button
            variant="secondary"
            icon="log-out"
            isPending={pending === 'others'}
            onPress={() => void wait('others', onEndOthers())}
          >
            {words('account.sessions.signOutOthers')}
          </Button>
        )}
        <Detail>{words(hasOthers ? 'account.sessions.staysSignedIn' : 'account.sessions.onlyThis')}</Detail>
      </Footer>
    </>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.height.lg};
  padding-block: ${({ theme }) => theme.space[2]};
  ${hairline('block-end')}
`;

const Text = styled.div`
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  ${textStyle('bodyStrong')}
`;

const Detail = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;
