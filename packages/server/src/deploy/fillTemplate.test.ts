import { mapValues } from 'es-toolkit';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate, parseSettings } from './fillTemplate.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const example = parseSettings(readFileSync(`${folder}settings.env`, 'utf8'));
const settings = mapValues(example, (value) => value.replace('change-me', 'Scrum-half-9'));

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

it('a secret of the example is refused', () => {
  const secrets = Object.keys(example).filter((name) => example[name]?.includes('change-me'));
  expect(secrets).toEqual(['SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'GAME_PASSWORD', 'METRICS_TOKEN', 'SMTP_URL']);
  for (const name of secrets)
    expect(() => fillTemplate(`password: {{${name}}}`, example)).toThrow(
      `The setting ${name} still says change-me. Give it a secret of your own.`,
    );
});

it('a value with a quote is refused, which would end it in the file', () => {
  expect(() => fillTemplate("password: '{{A}}'", { A: "a'b" })).toThrow(
    'The setting A has a quote in it. Give it a value without one.',
  );
});

it('settings are lines; a value may hold any character', () => {
  expect(parseSettings('# A=1\nA=b=c #\n\n B_2= d \nnothing')).toEqual({ A: 'b=c #', B_2: ' d' });
});

it.each(['12345678', 'a #b', 'a: b', '0x1F'])('the password %j reaches Patroni as it is', (password) => {
  const filled = fillTemplate(readFileSync(`${folder}patroni.yml`, 'utf8'), {
    ...settings,
    SUPERUSER_PASSWORD: password,
    REPLICATION_PASSWORD: password,
  });
  const passwords = filled.split('\n').flatMap((line) => /^ +password: (.*)$/.exec(line)?.[1] ?? []);
  expect(passwords).toEqual(Array.from({ length: 3 }, () => `'${password}'`));
});
