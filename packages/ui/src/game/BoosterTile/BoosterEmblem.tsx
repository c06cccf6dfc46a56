import type { BoosterType } from '@rugby/domain/game/model/entities';
import type { ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { space } from '../../theme/scale.ts';
import { leaning } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** `on` while the booster is active, `ready` while it can be used, `spent` when it cannot. */
export type EmblemState = 'on' | 'ready' | 'spent';

export interface BoosterEmblemProps {
  readonly type: BoosterType;
  readonly state: EmblemState;
}

/** The emblem of a booster. Decorative: the name stands beside it. */
export function BoosterEmblem({ type, state }: BoosterEmblemProps) {
  return (
    <Ground aria-hidden="true" $state={state}>
      {symbols[type]}
    </Ground>
  );
}

const symbols: Readonly<Record<BoosterType, ReactNode>> = {
  TRIPLE_CAPTAIN: '3×',
  LIMITLESS: (
    <svg viewBox="0 0 48 24" width="46" fill="none" stroke="currentColor" strokeWidth="4.5">
      <path d="M24 12C20 5 15 3 11.5 3a9 9 0 0 0 0 18C15 21 20 19 24 12S33 3 36.5 3a9 9 0 0 1 0 18C33 21 28 19 24 12Z" />
    </svg>
  ),
  CO_CAPTAIN: 'CC',
  SUPER_KICKER: <Icon name="ball" size={32} />,
  DEFENSIVE_KING: (
    <svg viewBox="0 0 24 28" width="26" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round">
      <path d="M12 2 22 5v9c0 6-4 10-10 12C6 24 2 20 2 14V5Z" />
    </svg>
  ),
};

const grounds: Readonly<Record<EmblemState, RuleSet>> = {
  on: css`
    background-color: ${({ theme }) => theme.color.highlight};
    color: ${({ theme }) => theme.color.onHighlight};
  `,
  ready: css`
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.onSecondary};
  `,
  spent: css`
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 0.75;
  `,
};

const Ground = styled.span<{ $state: EmblemState }>`
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 72px;
  block-size: ${space[12]};
  ${leaning(48)}
  ${textStyle('heading')}
  ${({ $state }) => grounds[$state]}
  ${({ theme }) => theme.media.sm} {
    inline-size: 96px;
    block-size: ${space[16]};
    ${leaning(64)}
    ${textStyle('number')}
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
    clip-path: none;
  }
`;
