import styled, { css } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** The columns of upcoming and past fixtures. */
export const matchColumns = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: var(--dialog-inset);
  ${hairline('block-start')}
  ${textStyle('nav')}
  letter-spacing: 0;
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.sm} {
    gap: ${({ theme }) => theme.space[4]};
  }
`;

/** An upcoming fixture. A past one is an expandable `summary` with the same columns. */
export const MatchLine = styled.li`
  ${matchColumns}
`;

/** Number of the round, wide enough for two digits. */
export const MatchLineRound = styled.span`
  flex: none;
  inline-size: ${space[8]};
  color: ${({ theme }) => theme.color.textMuted};
`;

/** Day and time at the end of an upcoming fixture. */
export const MatchLineTimes = styled.span`
  display: flex;
  flex: none;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.textMuted};
  & > strong {
    ${textStyle('rowNumber')}
    color: ${({ theme }) => theme.color.text};
  }
  ${({ theme }) => theme.media.sm} {
    gap: ${({ theme }) => theme.space[6]};
    padding-inline-end: ${({ theme }) => theme.space[10]};
  }
`;

export interface MatchLineOpponentProps {
  readonly opponent: SquadLook;
  readonly venue: 'home' | 'away';
}

/** `v NZ (away)` with flag or roundel. */
export function MatchLineOpponent({ opponent, venue }: MatchLineOpponentProps) {
  const words = useWords();
  return (
    <Root>
      <Mark>
        <SquadMark squad={opponent} size={27} />
      </Mark>
      <span>
        <Name>{words('team.fixture.versus', { opponent: opponent.abbreviation })}</Name> ({words(`team.fixture.${venue}`)})
      </span>
    </Root>
  );
}

/** A round without a match. */
export function MatchLineBye() {
  const words = useWords();
  return (
    <Root>
      <Mark>
        <Icon name="pause" size={20} />
      </Mark>
      <span>
        <Name>{words('team.fixture.bye')}</Name> ({words('fixtures.noMatch')})
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  inline-size: 36px;
  justify-items: start;
`;

const Name = styled.span`
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
`;
