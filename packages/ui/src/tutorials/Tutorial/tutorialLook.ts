import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { poolContainer, poolUnderName } from '../../game/poolScale.ts';
import { tutorial } from './tutorialScale.ts';
import { textStyle } from '../../theme/typography.ts';

/** A part of the pool on the grass. */
export const PoolPanel = styled.div`
  ${poolContainer}
  inline-size: 100%;
  max-inline-size: ${tutorial.panel};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  & > * + * {
    ${hairline('block-start')}
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A note below a row of the pool. */
export const Note = styled.div`
  ${poolUnderName}
  padding-block: ${({ theme }) => theme.space[3]};
  background-color: ${({ theme }) => theme.color.warningTint};
`;

/** Overlapping jerseys, cut off at the bottom; the middle one is in front. */
export const HeroRow = styled.div`
  --shirt: ${tutorial.hero.jersey.phone};
  --step: ${tutorial.hero.step.phone};
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${tutorial.hero.drop};
  display: flex;
  justify-content: center;
  align-items: flex-end;
  isolation: isolate;
  filter: ${({ theme }) => theme.drawing.shadow};
  & > svg {
    flex: none;
    inline-size: var(--shirt);
    max-inline-size: none;
    margin-inline: calc((var(--step) - var(--shirt)) / 2);
  }
  & > :nth-child(2),
  & > :nth-child(4) {
    z-index: 1;
    transform: translateY(-12%) scale(1.12);
  }
  & > :nth-child(3) {
    z-index: 2;
    transform: translateY(-24%) scale(1.24);
  }
  ${({ theme }) => theme.media.sm} {
    --shirt: ${tutorial.hero.jersey.wide};
    --step: ${tutorial.hero.step.wide};
  }
`;

/** A countdown on a plate, for contrast on the grass. */
export const ClockPlate = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  border-radius: ${({ theme }) => theme.radius.plate};
  background-color: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > [role='timer'] {
    color: ${({ theme }) => theme.color.text};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Two cards with an arrow between them. */
export const CardPair = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.onTurf};
`;
