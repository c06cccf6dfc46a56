import { displayPrice } from '@rugby/domain/game/model/money';
import { displayValue } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import type { CardFigure } from './cardContent.ts';

/** A formatted figure: the large part, a small suffix, and a shorter suffix for a narrow card. */
export interface FormattedFigure {
  readonly figure: string;
  readonly unit?: string;
  readonly shortUnit?: string;
}

/** Formats the figure of a card: `5.2` and `m`, `v HURR` and `away`. A missing value is `-`, zero is `0`. [G-085, G-172] */
export function formatFigure(content: CardFigure, words: Words): FormattedFigure {
  if (content.value === null) return { figure: displayValue(null) };
  switch (content.statistic) {
    case 'NextFixture': {
      if (typeof content.value === 'string') return { figure: words(`team.fixture.${content.value}`) };
      const { abbreviation, venue } = content.value;
      return {
        figure: words('team.fixture.versus', { opponent: abbreviation }),
        unit: words(`team.fixture.${venue}`),
        shortUnit: words(`team.fixture.${venue}Short`),
      };
    }
    case 'Price':
      return { figure: displayPrice(content.value), unit: words('team.unit.million') };
    case 'PercentSelected':
      return { figure: displayValue(content.value, 1), unit: words('team.unit.percent') };
    case 'AveragePoints':
      return { figure: displayValue(content.value, 1) };
    case 'RoundPoints':
    case 'TotalPoints':
      return { figure: displayValue(content.value) };
  }
}

/** The figure as part of an accessible name: `price 5.2 million`. */
export function describeFigure(content: CardFigure, words: Words): string {
  if (content.value === null) return words('team.spoken.missing', { statistic: words(`team.statistic.${content.statistic}`) });
  if (content.statistic === 'NextFixture') {
    if (typeof content.value === 'string') return words('team.spoken.bye');
    const { abbreviation, venue } = content.value;
    return words('team.spoken.NextFixture', { opponent: abbreviation, venue: words(`team.fixture.${venue}`) });
  }
  return words(`team.spoken.${content.statistic}`, { value: formatFigure(content, words).figure });
}
