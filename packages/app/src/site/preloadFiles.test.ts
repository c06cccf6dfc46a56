import { expect, it } from 'vitest';
import { createPreload } from './preloadFiles.ts';

it('imports a file once all that it consists of has arrived, and asks again only for what was lost', async () => {
  const loaded: string[] = [];
  const lost = new Set(['shared.js']);
  const preload = createPreload((file) => {
    loaded.push(file);
    return lost.has(file) ? Promise.reject(new Error('lost')) : Promise.resolve();
  });
  let imports = 0;
  const open = () =>
    preload(() => {
      imports += 1;
      return Promise.resolve('opened');
    }, ['dialog.js', 'shared.js']);
  await expect(open()).rejects.toThrow('lost');
  expect(imports).toBe(0);
  lost.clear();
  expect(await open()).toBe('opened');
  expect(await open()).toBe('opened');
  expect(loaded).toEqual(['dialog.js', 'shared.js', 'shared.js']);
});
