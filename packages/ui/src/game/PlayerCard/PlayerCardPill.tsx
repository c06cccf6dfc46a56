import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import type { WordKey } from '@rugby/domain/i18n/keys';
import type { ReactElement } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { fine, space } from '../../theme/scale.ts';
import { color } from '../../theme/color.ts';
import { widePitch } from '../pitchScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CardContent } from './cardContent.ts';

/** What the pill at the top right says. A player selected to play has no pill. */
export type PillLabel = Exclude<PlayerStatus, 'starting'> | 'live' | 'out' | 'in' | 'pick' | 'bye' | 'no-match';

export interface PlayerCardPillProps {
  readonly label: PillLabel;
}

/** The pill at the top right: an icon and a word. */
export function PlayerCardPill({ label }: PlayerCardPillProps) {
  const words = useWords();
  const { mark, word, look } = pills[label];
  return (
    <Pill $look={look}>
      {mark}
      {words(word)}
    </Pill>
  );
}

/** The most important label of a card: first a change in the builder, then the match, then the player's status. */
export function selectPillLabel({ player, matchState, change, isUnnamed = false }: CardContent): PillLabel | undefined {
  if (change === 'out' || change === 'in') return change;
  if (change === 'pickable') return 'pick';
  if (matchState === 'live') return 'live';
  if (matchState === 'bye-ahead' || matchState === 'no-match') {
    if (player.status === 'eliminated') return 'eliminated';
    return matchState === 'no-match' ? matchState : 'bye';
  }
  if (matchState === 'played' || matchState === 'bye' || (isUnnamed && player.status === 'uncertain')) return undefined;
  return player.status === 'starting' ? undefined : player.status;
}

interface PillLook {
  readonly mark: ReactElement;
  readonly word: WordKey;
  readonly look: RuleSet;
}

const pills: Readonly<Record<PillLabel, PillLook>> = {
  bench: { mark: <StatusMark status="bench" size={12} />, word: 'team.status.bench', look: plain(color.warning) },
  'not-selected': {
    mark: <StatusMark status="not-selected" size={12} />,
    word: 'team.status.not-selected',
    look: plain(color.danger),
  },
  injured: { mark: <StatusMark status="injured" size={12} />, word: 'team.status.injured', look: plain(color.danger) },
  eliminated: {
    mark: <StatusMark status="eliminated" size={12} />,
    word: 'team.status.eliminated',
    look: plain(color.plateMuted),
  },
  uncertain: { mark: <StatusMark status="uncertain" size={12} />, word: 'team.status.uncertain', look: plain(color.warning) },
  pick: { mark: <Icon name="bolt" size={12} />, word: 'team.pill.pick', look: plain(color.highlightText) },
  'no-match': {
    mark: <Icon name="pause" size={14} />,
    word: 'team.fixture.no-match',
    look: fill(color.plateMuted, color.plate),
  },
  bye: { mark: <Icon name="pause" size={14} />, word: 'team.pill.bye', look: fill(color.plateMuted, color.plate) },
  live: { mark: <Icon name="dot" size={14} />, word: 'team.pill.live', look: fill(color.highlight, color.onHighlight) },
  out: { mark: <Icon name="move-out" size={14} />, word: 'team.pill.out', look: fill(color.danger, color.plate) },
  in: { mark: <Icon name="move-in" size={14} />, word: 'team.pill.in', look: fill(color.positive, color.plate) },
};

function plain(ink: string): RuleSet {
  return fill(color.plate, ink);
}

function fill(ground: string, ink: string): RuleSet {
  return css`
    background-color: ${ground};
    color: ${ink};
  `;
}

const Pill = styled.span<{ $look: RuleSet }>`
  position: absolute;
  inset-block-start: -${fine[2]};
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  block-size: var(--pill-height);
  padding-inline: ${space[1]} ${fine[6]};
  border-radius: ${({ theme }) => theme.radius.sm};
  box-shadow: ${({ theme }) => theme.elevation[1]};
  ${({ $look }) => $look}
  ${textStyle('cardName')}
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
  ${widePitch} {
    padding-inline: ${fine[5]} ${fine[7]};
    font-size: 0.875rem;
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
