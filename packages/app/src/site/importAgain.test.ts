import { expect, it } from 'vitest';
import { createImportAgain } from './importAgain.ts';

it('asks for a file under another address each time that it failed, and for the one that arrived from then on', async () => {
  const asked: string[] = [];
  const importAgain = createImportAgain((address) => {
    asked.push(address);
    return address.endsWith('=2') ? Promise.resolve('arrived') : Promise.reject(new Error('lost'));
  });
  const importFile = () => {
    asked.push('./Dialog.js');
    return Promise.reject(new Error('lost'));
  };
  const answers: unknown[] = [];
  for (let press = 0; press < 4; press += 1)
    answers.push(await importAgain('./Dialog.js', importFile).catch((error: unknown) => String(error)));
  expect(asked).toEqual(['./Dialog.js', './Dialog.js?again=1', './Dialog.js?again=2', './Dialog.js?again=2']);
  expect(answers).toEqual(['Error: lost', 'Error: lost', 'arrived', 'arrived']);
});

it('asks once, under its own address, for a file that arrives', async () => {
  const importAgain = createImportAgain(() => Promise.reject(new Error('not needed')));
  expect(await importAgain('./Dialog.js', () => Promise.resolve('arrived'))).toBe('arrived');
  expect(await importAgain('./Dialog.js', () => Promise.resolve('arrived'))).toBe('arrived');
});
