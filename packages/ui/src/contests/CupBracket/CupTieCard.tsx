import type { Cup, CupSide, CupTie } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { nameOf } from '../contestNames.ts';
import { LiveLine } from '../LiveLine/LiveLine.tsx';
import { expectedName } from './cupStages.ts';
import { tieLine } from './tieLine.ts';

export interface CupTieCardProps {
  readonly cup: Pick<Cup, 'stages' | 'entries' | 'seed' | 'ownEntry'>;
  readonly tie: CupTie;
  /** Numbers of the stage and of the tie in it, from 0. */
  readonly stage: number;
  readonly place: number;
}

/** A tie of a cup: how it stands, and its two sides. */
export function CupTieCard({ cup, tie, stage, place }: CupTieCardProps) {
  const words = useWords();
  const winner = words(stage === cup.stages.length - 1 ? 'contests.result.won' : 'contests.cups.goesThrough');
  const isOwn = [tie.home, tie.away].some((side) => side !== null && side.entry === cup.ownEntry);
  return (
    <Card data-own={isOwn || undefined}>
      <Line>
        <LiveLine isLive={tie.status === 'playing'}>{tieLine(tie, cup, words)}</LiveLine>
      </Line>
      <ul>
        <Side cup={cup} tie={tie} side={tie.home} winner={winner} expected={expectedName(cup, stage, 2 * place, words)} />
        <Side cup={cup} tie={tie} side={tie.away} winner={winner} expected={expectedName(cup, stage, 2 * place + 1, words)} />
      </ul>
    </Card>
  );
}

interface SideProps extends Pick<CupTieCardProps, 'cup' | 'tie'> {
  readonly side: CupSide | null;
  /** What screen readers say of the winner. */
  readonly winner: string;
  readonly expected: string;
}

function Side({ cup, tie, side, winner, expected }: SideProps) {
  const words = useWords();
  if (side === null) return <li>{tie.status === 'complete' ? words('contests.cups.noOpponent') : expected}</li>;
  const isThrough = tie.winner === side.entry;
  const isBye = tie.decidedBy === 'bye' && isThrough;
  return (
    <li data-own={side.entry === cup.ownEntry || undefined} data-out={(tie.status === 'complete' && !isThrough) || undefined}>
      <Seed>
        <span aria-hidden="true">{side.entry}</span>
        <VisuallyHidden>{words('contests.cups.seed', { seed: side.entry })}</VisuallyHidden>
      </Seed>
      <Name>{nameOf(cup.entries, side.entry, words)}</Name>
      {isThrough && (
        <Through>
          <Icon name="check" size={18} />
          <VisuallyHidden>{winner}</VisuallyHidden>
        </Through>
      )}
      <Points>
        {isBye ? words('contests.cups.bye') : side.points !== null && new Intl.NumberFormat(words.locale).format(side.points)}
      </Points>
    </li>
  );
}

const Card = styled.article`
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.surface};
  &[data-own] {
    border: ${fine[2]} solid ${({ theme }) => theme.color.marker};
  }
  & > ul {
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-block-size: ${({ theme }) => theme.control.height.sm};
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
    overflow-wrap: anywhere;
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & li:not(:last-child) {
    ${hairline('block-end')}
  }
  & li[data-own] {
    background-color: ${({ theme }) => theme.color.selected};
    box-shadow: inset ${fine[5]} 0 ${({ theme }) => theme.color.marker};
  }
`;

const Line = styled.p`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  ${hairline('block-end')}
`;

const Seed = styled.span`
  position: relative;
  flex: none;
  min-inline-size: ${({ theme }) => theme.space[4]};
  ${textStyle('label')}
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  ${textStyle('cardName')}
  font-size: 1.125rem;
  li:not([data-out]) > & {
    color: ${({ theme }) => theme.color.text};
  }
`;

const Through = styled.span`
  position: relative;
  display: inline-flex;
  color: ${({ theme }) => theme.color.text};
`;

const Points = styled.strong`
  ${textStyle('rowNumber')}
  li:not([data-out]) > & {
    color: ${({ theme }) => theme.color.text};
  }
`;
