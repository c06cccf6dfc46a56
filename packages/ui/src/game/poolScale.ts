import { css, type RuleSet } from 'styled-components';

/** Measures of a row in px; its height in rem, since it grows with the user's text size. */
export const poolRow = { height: 4, jersey: 40, mark: 14, flag: 18 } as const;

/** The height of a row in px, which the list needs before it renders one. */
export function poolRowHeight(): number {
  return poolRow.height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Heights of the parts around the list. */
export const pool = {
  head: '2rem',
  notice: '48px',
  footer: '68px',
  grip: '4px',
  leastList: '192px',
} as const;

/** Makes the pool a container: its parts respond to its width, not to the window's. */
export const poolContainer: RuleSet = css`
  container: pool / inline-size;
`;

/** The pool on a phone. */
export const narrowPool = '@container pool (max-width: 24.99rem)';

/** The pool on the smallest phones: smaller gaps leave more room for names. */
export const tightPool = '@container pool (max-width: 21.24rem)';

/** The pool on a phone whose user has enlarged the text: a name has a line of its own above the figures. */
export const enlargedPool = '@container pool (max-width: 15rem)';

/** A pool on a page of its own. */
export const widePool = '@container pool (min-width: 50rem)';

/** Columns of heads and rows: jersey, player, price, statistic, button. */
export const poolColumns: RuleSet = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 2.625rem 2.625rem 44px;
  column-gap: 12px;
  padding-inline: 20px;
  ${narrowPool} {
    grid-template-columns: 36px minmax(0, 1fr) 2.875rem 2.75rem 44px;
    column-gap: 8px;
    padding-inline: 16px 8px;
  }
  ${tightPool} {
    grid-template-columns: 32px minmax(0, 1fr) 2.5rem 2.375rem 44px;
    column-gap: 6px;
    padding-inline: 16px 4px;
  }
`;

/** Horizontal padding of the parts above and below the list. `--pool-gutter` replaces it, except on a phone. */
export const poolGutter: RuleSet = css`
  padding-inline: var(--pool-gutter, 20px);
  ${narrowPool} {
    padding-inline: 16px;
  }
`;

/** Horizontal padding that aligns content with the name of a row. */
export const poolUnderName: RuleSet = css`
  padding-inline: 72px 20px;
  ${narrowPool} {
    padding-inline: 60px 16px;
  }
`;
