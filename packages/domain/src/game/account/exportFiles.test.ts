import { describe, expect, it } from 'vitest';
import { csvOf, jsonOf } from './exportFiles.ts';

const exported = {
  exportedAt: '2026-03-25T00:00:00.000Z',
  account: { displayName: '=HYPERLINK("x")', avatar: null, optInNzr: false },
  rounds: [
    { round: 6, lineup: ['Ardie Tester', 'Mo’unga, Jr'], points: -3 },
    { round: 7, lineup: [], points: 12 },
  ],
};

describe('an export', () => {
  it('is one line for each value in CSV, and no spreadsheet runs a name as a formula [B17]', () => {
    expect(csvOf(exported).split('\r\n')).toEqual([
      'part,entry,field,value',
      'exportedAt,1,,2026-03-25T00:00:00.000Z',
      'account,1,displayName,"\'=HYPERLINK(""x"")"',
      'account,1,avatar,',
      'account,1,optInNzr,false',
      'rounds,1,round,6',
      'rounds,1,lineup,"Ardie Tester; Mo’unga, Jr"',
      'rounds,1,points,-3',
      'rounds,2,round,7',
      'rounds,2,lineup,',
      'rounds,2,points,12',
      '',
    ]);
  });
  it('is the same as JSON that people can read [B17]', () => {
    expect(JSON.parse(jsonOf(exported))).toEqual(exported);
    expect(jsonOf(exported)).toContain('\n  "account"');
  });
});
