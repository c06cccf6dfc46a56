import { css, type RuleSet } from 'styled-components';

/** Heights in px that the list must know before a row is drawn. */
export const poolRow = { height: 64, jersey: 40, mark: 14, flag: 18 } as const;

/** Heights of the parts around the list. */
export const pool = {
  head: '32px',
  notice: '48px',
  foot: '68px',
  grip: '4px',
  leastList: '192px',
  emptyJersey: '88px',
} as const;

/** The pool stands in places of different width: what is inside asks for the pool's own width, not the window's. */
export const poolContainer: RuleSet = css`
  container: pool / inline-size;
`;

/** The pool on a phone. */
export const narrowPool = '@container pool (max-width: 399.98px)';

/** The smallest phones: names keep what the gaps give up. */
export const tightPool = '@container pool (max-width: 339.98px)';

/** A pool that has a page to itself. */
export const widePool = '@container pool (min-width: 800px)';

/** The columns that heads and rows share: jersey, player, price, statistic, button. */
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

/** The same margin for what stands above and below the list. */
export const poolGutter: RuleSet = css`
  padding-inline: 20px;
  ${narrowPool} {
    padding-inline: 16px;
  }
`;

/** For what stands under the name of a row. */
export const poolUnderName: RuleSet = css`
  padding-inline: 72px 20px;
  ${narrowPool} {
    padding-inline: 60px 16px;
  }
`;
