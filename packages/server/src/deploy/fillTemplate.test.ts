import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate, parseSettings } from './fillTemplate.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const settings = parseSettings(readFileSync(`${folder}settings.env`, 'utf8'));

describe('the files of a cluster', () => {
  it.each(readdirSync(folder))('%s has all its settings in the example', (name) => {
    expect(fillTemplate(readFileSync(`${folder}${name}`, 'utf8'), settings)).not.toContain('{{');
  });

  it('use every setting of the example', () => {
    const all = readdirSync(folder).map((name) => readFileSync(`${folder}${name}`, 'utf8'));
    expect(Object.keys(settings).filter((name) => !all.some((text) => text.includes(`{{${name}}}`)))).toEqual([]);
  });
});

it('a file with a gap is refused', () => {
  expect(fillTemplate('listen {{DOOR}};', { DOOR: '127.0.0.1:80' })).toBe('listen 127.0.0.1:80;');
  expect(() => fillTemplate('listen {{DOOR}};', {})).toThrow('The setting DOOR is missing.');
});

it('settings are lines; a value may hold any character', () => {
  expect(parseSettings('# A=1\nA=b=c #\n\n B_2= d \nnothing')).toEqual({ A: 'b=c #', B_2: ' d' });
});
