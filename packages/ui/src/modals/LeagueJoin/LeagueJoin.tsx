import type { League } from '@rugby/domain/game/model/league';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadingPanel } from '../../layout/LoadingPanel/LoadingPanel.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueJoinProps {
  /** Undefined until it is found. */
  readonly league: League | undefined;
  /** Number of the round in which the league starts; undefined when it is not known. */
  readonly startRound: number | undefined;
  /** Why the league was not found, or why it could not be joined. */
  readonly error?: string | undefined;
  /** Tries again what has failed; absent when that is of no use. */
  readonly onRetry?: (() => void) | undefined;
  readonly isPending?: boolean;
  /** The league's page. */
  readonly href: string;
  readonly onJoin: () => void;
  readonly onClose: () => void;
}

/** A league to join: its name, privacy, start round and Chairman. While there is an error it cannot be joined. */
export function LeagueJoin(props: LeagueJoinProps) {
  const { league, startRound, error, onRetry, isPending = false, href, onJoin, onClose } = props;
  const words = useWords();
  const retry = error === undefined ? undefined : onRetry;
  const isBlocked = league === undefined || error !== undefined;
  return (
    <Dialog
      title={league?.name ?? words('leagues.join.dialog')}
      onClose={onClose}
      actions={
        league?.isJoined === true ? (
          <Link variant="primary" href={href}>
            {words('leagues.join.view')}
          </Link>
        ) : (
          <>
            {/* The same element joins and tries again, so that it keeps the focus. */}
            <Button isDisabled={isBlocked && retry === undefined && !isPending} isPending={isPending} onPress={retry ?? onJoin}>
              {words(retry === undefined ? 'leagues.join.join' : 'common.actions.retry')}
            </Button>
            {retry !== undefined && (
              <Button variant="outline" isDisabled>
                {words('leagues.join.join')}
              </Button>
            )}
          </>
        )
      }
    >
      {league === undefined && error === undefined && <LoadingPanel height="8rem" />}
      {league !== undefined && (
        <Facts>
          <dt>{words('leagues.join.privacy')}</dt>
          <dd>{words(`leagues.privacy.${league.privacy}`)}</dd>
          <dt>{words('leagues.join.start')}</dt>
          <dd>
            {startRound === undefined ? words('leagues.join.unknownRound') : words('leagues.join.round', { round: startRound })}
          </dd>
          <dt>{words('leagues.join.manager')}</dt>
          <dd>{league.leagueManager?.displayName ?? words('leagues.join.noManager')}</dd>
        </Facts>
      )}
      {error !== undefined && <FormError title={error} />}
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin-block-end: ${({ theme }) => theme.space[4]};
  & > dt,
  & > dd {
    margin: 0;
    padding-block: ${({ theme }) => theme.space[2]};
    ${hairline('block-end')}
  }
  & > dt {
    padding-inline-end: ${({ theme }) => theme.space[6]};
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & > dd {
    ${textStyle('bodyStrong')}
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
