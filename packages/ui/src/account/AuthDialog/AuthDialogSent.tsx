import { maskEmail } from '@rugby/domain/game/session/passwordReset';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface AuthDialogSentProps {
  /** The address to which the link was sent. */
  readonly email: string;
  /** Time of day until which the link works: `20:14`. */
  readonly worksUntil: string;
  readonly contactHref: string;
  readonly onLogin: () => void;
  readonly onDifferentAddress: () => void;
}

/** The head of the section that follows the request for a link. */
export function AuthDialogSentHead() {
  const words = useWords();
  return (
    <Head>
      <Tick>
        <Icon name="check" />
      </Tick>
      <Title aria-hidden>{words('auth.password.sentTitle')}</Title>
    </Head>
  );
}

/** Where the link was sent and how long it works. */
export function AuthDialogSent({ email, worksUntil, contactHref, onLogin, onDifferentAddress }: AuthDialogSentProps) {
  const words = useWords();
  return (
    <Root>
      <Text>{words('auth.password.sentText')}</Text>
      <Facts>
        <Fact>
          <dt>{words('auth.password.sentTo')}</dt>
          <dd>{maskEmail(email)}</dd>
        </Fact>
        <Fact>
          <dt>{words('auth.password.worksUntil')}</dt>
          <dd>{words('auth.password.oneHourOnce', { time: worksUntil })}</dd>
        </Fact>
      </Facts>
      <Actions>
        <Button onPress={onLogin}>{words('auth.password.toLogin')}</Button>
        <Button variant="outline" onPress={onDifferentAddress}>
          {words('auth.password.differentAddress')}
        </Button>
        <Link variant="quiet" href={contactHref}>
          {words('auth.password.contact')}
        </Link>
      </Actions>
    </Root>
  );
}

const Head = styled.header`
  padding-block-start: var(--dialog-inset);
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.height.lg};
  block-size: ${({ theme }) => theme.space[10]};
  margin-block-end: ${({ theme }) => theme.space[4]};
  background-color: ${({ theme }) => theme.color.positive};
  color: ${({ theme }) => theme.color.overlay};
  clip-path: polygon(0 0, 100% 0, 79.423% 100%, 0 100%);
`;

const Title = styled.p`
  padding-inline: var(--dialog-inset);
  ${textStyle('dialogTitle')}
`;

const Root = styled.div`
  padding-inline: var(--dialog-inset);
  padding-block-end: var(--dialog-inset);
`;

const Text = styled.output`
  display: block;
  margin-block: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.text};
`;

const Facts = styled.dl`
  margin-block-end: ${({ theme }) => theme.space[4]};
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  padding-block: ${({ theme }) => theme.space[2]};
  ${hairline('block-start')}
  color: ${({ theme }) => theme.color.text};
  & > dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[3]};
  }
`;
