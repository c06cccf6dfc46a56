import { css, type RuleSet } from 'styled-components';

/** Measures of a row in px. The list needs the height before it renders a row. */
export const poolRow = { height: 64, jersey: 40, mark: 14, flag: 18 } as const;

/** Heights of the parts around the list. */
export const pool = {
  head: '32px',
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
export const narrowPool = '@container pool (max-width: 399.98px)';

/** The pool on the smallest phones: smaller gaps leave more room for names. */
export const tightPool = '@container pool (max-width: 339.98px)';

/** A pool on a page of its own. */
export const widePool = '@container pool (min-width: 800px)';

/** Columns of heads and rows: jersey, player, price, statistic, button. */
export const poolColumns: RuleSet = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 42px 42px 44px;
  column-gap: 12px;
  padding-inline: 20px;
  ${narrowPool} {
    grid-template-columns: 36px minmax(0, 1fr) 46px 44px 44px;
    column-gap: 8px;
    padding-inline: 16px 8px;
  }
  ${tightPool} {
    grid-template-columns: 32px minmax(0, 1fr) 40px 38px 44px;
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
