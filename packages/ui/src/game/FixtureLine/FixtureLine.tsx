import type { Fixture } from '@rugby/domain/game/model/entities';
import { isScoreShown } from '@rugby/domain/game/season/roundFixtures';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { fine, space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A fixture as lists show it. */
export interface FixtureContent extends Pick<Fixture, 'id' | 'status' | 'homeScore' | 'awayScore'> {
  readonly home: SquadLook;
  readonly away: SquadLook;
  /** Kick-off in the displayed zone: `27/03/2026`, `19:05`. */
  readonly date: string;
  readonly time: string;
  /** Abbreviation of the zone, given when fixtures have different zones: `NZDT`. */
  readonly zone?: string;
}

export interface FixtureLineProps {
  readonly fixture: FixtureContent;
}

/** One fixture: kick-off, both squads, and the score or `vs`. The loser is muted; the winner has no colour of its own. */
export function FixtureLine({ fixture }: FixtureLineProps) {
  const { home, away, time, zone, status } = fixture;
  const words = useWords();
  const hasScore = isScoreShown(fixture);
  const [homeScore, awayScore] = [fixture.homeScore ?? 0, fixture.awayScore ?? 0];
  const isOver = hasScore && status === 'complete';
  return (
    <Root>
      <Time>
        <span>
          {time}
          {zone !== undefined && <Zone> {zone}</Zone>}
        </span>
        {status === 'complete' && <State $isLive={false}>{words(isOver ? 'fixtures.fullTime' : 'fixtures.noResult')}</State>}
        {status === 'playing' && (
          <State $isLive>
            <Icon name="dot" size={12} />
            {words('fixtures.live')}
          </State>
        )}
      </Time>
      <Side squad={home} score={hasScore ? homeScore : undefined} hasLost={isOver && homeScore < awayScore} />
      {!hasScore && <Versus>{words('fixtures.versus')}</Versus>}
      <Side squad={away} score={hasScore ? awayScore : undefined} hasLost={isOver && awayScore < homeScore} />
    </Root>
  );
}

interface SideProps {
  readonly squad: SquadLook;
  readonly score: number | undefined;
  readonly hasLost: boolean;
}

function Side({ squad, score, hasLost }: SideProps) {
  return (
    <Squads $hasLost={hasLost}>
      <Mark>
        <SquadMark squad={squad} size={25} />
      </Mark>
      <Name>{squad.name}</Name>
      {score !== undefined && <Score>{score}</Score>}
    </Squads>
  );
}

/** Time, then the two squads below each other, with `vs` beside both. */
const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${space[16]} minmax(0, 1fr);
  grid-template-rows: 1fr 1fr;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  min-block-size: 85px;
  padding-block: ${fine[14]};
  padding-inline: var(--fixtures-inset, ${({ theme }) => theme.space[4]});
  color: ${({ theme }) => theme.color.text};
  &:not(:last-child) {
    ${hairline('block-end')}
  }
`;

const Time = styled.div`
  display: flex;
  grid-row: 1 / 3;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('nav')}
  letter-spacing: 0;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Zone = styled.small`
  font-size: 0.75rem;
`;

const State = styled.span<{ $isLive: boolean }>`
  display: flex;
  align-items: center;
  gap: ${fine[2]};
  font-size: 0.875rem;
  color: ${({ theme, $isLive }) => ($isLive ? theme.color.highlightText : theme.color.text)};
`;

const Squads = styled.div<{ $hasLost: boolean }>`
  display: flex;
  grid-column: 2;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${textStyle('rowName')}
  color: ${({ theme, $hasLost }) => ($hasLost ? theme.color.textMuted : theme.color.text)};
`;

/** Flags are wider than roundels: a fixed width aligns the names. */
const Mark = styled.span`
  display: grid;
  flex: none;
  justify-items: center;
  min-inline-size: 26px;
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Score = styled.span`
  ${textStyle('rowNumber')}
`;

const Versus = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--fixtures-inset, ${({ theme }) => theme.space[4]});
  display: grid;
  align-content: center;
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.textMuted};
`;
