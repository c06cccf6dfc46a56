import { formatMinusSign } from '@rugby/domain/game/model/minusSign';

/**
 * A rank or a total as text, the same wherever it stands: digits in groups, at most one decimal, a minus sign below zero, `-` for a missing
 * one.
 */
export function rankingFigure(value: number | null, locale: string, decimals: 0 | 1 = 0): string {
  if (value === null) return '-';
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return formatMinusSign(format(value));
}

/** A rank as text, with `=` behind a shared one: `2=`. */
export function rankText({ rank, isTied }: { readonly rank: number; readonly isTied: boolean }, locale: string): string {
  return `${rankingFigure(rank, locale)}${isTied ? '=' : ''}`;
}
