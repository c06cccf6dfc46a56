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
  it('names a field inside another by both names, and keeps a list of records in one cell as JSON [B17]', () => {
    const kit = { shirt: { colour: 'blue', size: 'M' }, honours: [{ year: 2025 }, { year: 2026 }] };
    expect(csvOf({ kit }).split('\r\n').slice(1, -1)).toEqual([
      'kit,1,shirt.colour,blue',
      'kit,1,shirt.size,M',
      'kit,1,honours,"{""year"":2025}; {""year"":2026}"',
    ]);
  });
  it.each(['-3', '-12', '-12.25'])('writes the number %s as it is [B17]', (number) => {
    expect(csvOf({ points: number })).toContain(`points,1,,${number}\r\n`);
  });
  it.each(['-3+4', '=1-3', '-12.x', '=12', '+1', '@sum', '\tname', '=7', '-a'])(
    'leads %j, which a spreadsheet could run, by an apostrophe [B17]',
    (text) => {
      expect(csvOf({ name: text })).toContain(`name,1,,'${text}\r\n`);
    },
  );
  it('is the same as JSON that people can read [B17]', () => {
    expect(JSON.parse(jsonOf(exported))).toEqual(exported);
    expect(jsonOf(exported)).toContain('\n  "account"');
  });
});
