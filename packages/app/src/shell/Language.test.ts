import { editions } from '@rugby/domain/editions';
import { memoryPorts, memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createStores } from '../createStores.ts';
import { StoresContext } from '../stores/StoresContext.tsx';
import { Language } from './Language.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a locale that is chosen is stored on the device, and the page loads with it [A-148, A-377]', () => {
  const visit = { facts: undefined, isWebView: false, origin: 'https://fantasy.example', tabStorage: memoryStorage() };
  const ports = { ...memoryPorts(), visit };
  const reload = vi.fn(() => ports.storage.read('locale'));
  vi.stubGlobal('location', { reload });
  let switcher: ReturnType<typeof Language> | undefined;
  const Shown = () => {
    switcher = Language();
    return null;
  };
  renderToStaticMarkup(createElement(StoresContext, { value: createStores(editions.srp, ports) }, createElement(Shown)));
  expect(switcher?.props).toMatchObject({ locales: ['en-US'], current: 'en-US' });
  switcher?.props.onChange('en-US');
  expect(reload.mock.results).toEqual([{ type: 'return', value: 'en-US' }]);
});
