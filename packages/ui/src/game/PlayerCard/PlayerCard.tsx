import type { Slot } from '@rugby/domain/game/model/positions';
import { Button } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlayerImage } from '../PlayerImage/PlayerImage.tsx';
import type { CardContent } from './cardContent.ts';
import { cardButton, cardFrame, jerseyPlace } from './cardFrame.ts';
import { cardName } from './cardName.ts';
import { changeLooks, part, pressLook, matchStateLooks } from './cardLook.ts';
import { selectPillLabel, PlayerCardPill } from './PlayerCardPill.tsx';
import { PlayerCardPlate } from './PlayerCardPlate.tsx';
import { PlayerCardTab } from './PlayerCardTab.tsx';

export type { CardBadge, CardChange, CardContent, CardFigure, CardMatchState, CardPress } from './cardContent.ts';

export interface PlayerCardProps {
  readonly content: CardContent;
  /** The slot of the lineup. Its number is shown on the jersey. */
  readonly slot: Slot;
  /** Without it the card is not a button. */
  readonly onPress?: () => void;
  /** Excludes it from the Tab order, because arrow keys lead to it. */
  readonly isArrowStop?: boolean;
}

/**
 * A player on the pitch. Every state has a shape, a word or a pattern besides its colour, and is part of the accessible name. In
 * a list use `PoolRow`.
 */
export function PlayerCard({ content, slot, onPress, isArrowStop = false }: PlayerCardProps) {
  const words = useWords();
  const { badge, change } = content;
  const pillLabel = selectPillLabel(content);
  const face = (
    <>
      <VisuallyHidden>{cardName(content, slot, words)}</VisuallyHidden>
      <span aria-hidden="true">
        <JerseyPlace className={part.jersey}>
          <PlayerImage kit={content.kit} number={slot.jersey} src={content.image} />
        </JerseyPlace>
        {badge && <PlayerCardTab badge={badge} />}
        <PlayerCardPlate content={content} />
        {pillLabel && <PlayerCardPill label={pillLabel} />}
      </span>
    </>
  );
  if (onPress === undefined) return <Picture $content={content}>{face}</Picture>;
  const refusal = change === 'disabled' && { 'aria-disabled': true };
  return (
    <Press
      {...refusal}
      {...(!refusal && { onPress })}
      {...(change === 'chosen' && { 'aria-pressed': true })}
      data-change={change}
      excludeFromTabOrder={isArrowStop}
      $content={content}
    >
      {face}
    </Press>
  );
}

const standingLook = css<{ $content: CardContent }>`
  ${({ $content: { matchState } }) => matchState && matchStateLooks[matchState]}
`;

const Picture = styled.div<{ $content: CardContent }>`
  ${cardFrame}
  ${standingLook}
  ${({ $content: { change } }) => change && changeLooks[change]}
`;

/** A disabled card stays focusable, so that its name can be read. */
const Press = styled(Button)<{ $content: CardContent }>`
  ${cardButton}
  ${standingLook}
  ${pressLook}
  ${({ $content: { change } }) => change && changeLooks[change]}
`;

const JerseyPlace = styled.span`
  ${jerseyPlace}
  filter: ${({ theme }) => theme.drawing.shadow};
`;
