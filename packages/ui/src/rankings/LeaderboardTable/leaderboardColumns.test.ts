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
    expect(columns({ hasTeamView: false, isLive: true }, 'desktop')).toHaveLength(5);
  });
  it.each(['overallPoints', 'averagePoints', 'roundPoints'] as const)('are four on a phone, by %s [A-131]', (statistic) => {
    expect(columns({ statistic }, 'phone')).toEqual(['rank', 'team', statistic, 'view']);
    expect(columns({ statistic, hasTeamView: false }, 'phone')).toHaveLength(4);
    for (const hasTeamView of [false, true]) {
      expect(columns({ statistic, isLive: true, hasTeamView }, 'phone')).toEqual(['rank', 'team', 'left', statistic]);
    }
  });
  it.each([
    ['overallPoints', 'roundPoints'],
    ['averagePoints', 'overallPoints'],
    ['roundPoints', 'overallPoints'],
  ] as const)(
    'show who is left to play and the projected points while a round is live, by %s [A-131, B14]',
    (statistic, other) => {
      const live = ['rank', 'team', 'left', other, 'projectedPoints', statistic];
      expect(columns({ isLive: true, statistic }, 'desktop')).toEqual(live);
    },
  );
  it('hold the link in the last of them, with a figure only while a round is live [A-132]', () => {
    const linked = (isLive: boolean, hasTeamView = true) =>
      leaderboardColumns({ ...choices, isLive, hasTeamView }).flatMap(({ id, hasLink }) => (hasLink ? [id] : []));
    expect(linked(true)).toEqual(['overallPoints']);
    expect(linked(false)).toEqual([]);
    expect(linked(true, false)).toEqual([]);
  });
});
