import { describe, expect, it } from 'vitest';
import { type ColumnChoices, leaderboardColumns } from './leaderboardColumns.ts';

const choices: ColumnChoices = { statistic: 'overallPoints', isLive: false, hasTeamView: true };

function columns(changed: Partial<ColumnChoices>, device: 'desktop' | 'phone') {
  const shown = leaderboardColumns({ ...choices, ...changed }).filter(({ isOnPhone }) => device === 'desktop' || isOnPhone);
  return shown.map(({ id }) => id);
}

describe('the columns of a leaderboard', () => {
  it('are six on a desktop with a link to each team, otherwise five [A-131]', () => {
    expect(columns({}, 'desktop')).toEqual(['rank', 'team', 'roundPoints', 'averagePoints', 'overallPoints', 'view']);
    expect(columns({ hasTeamView: false }, 'desktop')).toHaveLength(5);
  });
  it.each(['overallPoints', 'averagePoints', 'roundPoints'] as const)('are four on a phone, by %s [A-131]', (statistic) => {
    for (const isLive of [false, true]) {
      expect(columns({ statistic, isLive }, 'phone')).toEqual(['rank', 'team', statistic, 'view']);
      expect(columns({ statistic, isLive, hasTeamView: false }, 'phone')).toHaveLength(4);
      expect(columns({ statistic, isLive }, 'desktop')).toHaveLength(6);
    }
  });
  it('show who is left to play while a round is live, beside the sorted figure [B14]', () => {
    expect(columns({ isLive: true }, 'desktop')).toEqual(['rank', 'team', 'left', 'roundPoints', 'overallPoints', 'view']);
    expect(columns({ isLive: true, statistic: 'averagePoints' }, 'desktop')).toContain('averagePoints');
  });
});
