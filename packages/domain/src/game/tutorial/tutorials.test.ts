import { describe, expect, it } from 'vitest';
import { screensOf, tutorialNames, tutorials } from './tutorials.ts';

describe('the tutorials', () => {
  it('begin with the team: a welcome plus six steps [G-093]', () => {
    expect(tutorialNames[0]).toBe('team');
    expect(screensOf('team').map(({ scene, step }) => `${step ?? '-'} ${scene}`)).toEqual([
      '- team.welcome',
      '1 team.fifteen',
      '2 team.budget',
      '3 team.squads',
      '4 team.captain',
      '5 team.lock',
      '6 team.change',
    ]);
  });

  it('number the six steps and not the welcome, so that both counts of the team tutorial are true [G-099]', () => {
    const screens = screensOf('team');
    expect(screens).toHaveLength(7);
    expect(screens.filter(({ step }) => step !== null)).toHaveLength(6);
    expect(new Set(screens.map(({ steps }) => steps))).toEqual(new Set([6]));
  });

  it('go on with the positions: a welcome, the six rows of the pitch and an end; without the end seven screens [G-100]', () => {
    expect(screensOf('position').map(({ scene, step }) => `${step ?? '-'} ${scene}`)).toEqual([
      '- position.welcome',
      '1 position.front-row',
      '2 position.second-row',
      '3 position.back-row',
      '4 position.half-backs',
      '5 position.centres',
      '6 position.back-three',
      '- position.end',
    ]);
    expect(screensOf('position', { ...tutorials.position, end: null })).toHaveLength(7);
    expect(screensOf('position', { ...tutorials.position, welcome: null }).map(({ step }) => step)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      null,
    ]);
  });
});
