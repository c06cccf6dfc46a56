import { css, type RuleSet } from 'styled-components';
import { layout } from '../../theme/scale.ts';

/** Makes the table a container: its columns respond to its width, not to the window's. */
export const leaderboardContainer: RuleSet = css`
  container: leaderboard / inline-size;
`;

/** Room for all columns. */
export const wideLeaderboard = '@container leaderboard (min-width: 40rem)';

/** Minimum heights of rows: a table treats a height as a minimum. */
export const leaderboardRow = { row: layout.tableRow, first: '84px', head: '44px' } as const;
