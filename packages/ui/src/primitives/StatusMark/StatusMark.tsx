import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import type { ReactElement } from 'react';
import { color } from '../../theme/color.ts';

export interface StatusMarkProps {
  readonly status: PlayerStatus;
  /** Width and height in px. */
  readonly size?: number;
}

/**
 * The icon of a player's status. Each status has its own shape, so that it is clear without colour. The text stands beside it.
 */
export function StatusMark({ status, size = 16 }: StatusMarkProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" width={size} height={size} fill="none" strokeLinecap="round">
      {marks[status]}
    </svg>
  );
}

const marks: Readonly<Record<PlayerStatus, ReactElement>> = {
  starting: (
    <>
      <circle cx="8" cy="8" r="7.5" fill={color.positive} />
      <path d="M4.6 8.3l2.4 2.4 4.5-5" stroke={color.plate} strokeWidth="2" strokeLinejoin="round" />
    </>
  ),
  bench: (
    <>
      <circle cx="8" cy="8" r="6.6" stroke={color.warning} strokeWidth="1.8" />
      <path d="M8 1.4a6.6 6.6 0 0 1 0 13.2z" fill={color.warning} />
    </>
  ),
  'not-selected': (
    <>
      <circle cx="8" cy="8" r="6.6" stroke={color.danger} strokeWidth="1.8" />
      <path d="M4.5 8h7" stroke={color.danger} strokeWidth="2" />
    </>
  ),
  injured: (
    <>
      <rect x="0.8" y="0.8" width="14.4" height="14.4" rx="3" fill={color.danger} />
      <path d="M8 4v8M4 8h8" stroke={color.plate} strokeWidth="2.4" strokeLinecap="butt" />
    </>
  ),
  eliminated: <path d="M3 3l10 10M13 3L3 13" stroke={color.plateMuted} strokeWidth="3.2" />,
  uncertain: (
    <>
      <path d="M8 .8L15.2 8 8 15.2.8 8z" fill={color.warning} />
      <path
        d="M6.3 6.4a1.8 1.8 0 1 1 2.5 1.7c-.6.3-.8.6-.8 1.2M8 11.3v.2"
        stroke={color.plate}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
};
