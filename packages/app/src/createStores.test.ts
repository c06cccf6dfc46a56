import { editions } from '@rugby/domain/editions';
import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import { memoryPorts, memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { expect, it, vi } from 'vitest';
import { createStores } from './createStores.ts';
import { browserPorts } from './ports/browserPorts.ts';

it('a saved code of a league that cannot be read is logged in the console [A-229]', () => {
  vi.stubGlobal('location', new URL('https://fantasy.example/leagues'));
  vi.stubGlobal('document', { querySelector: () => null });
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  const visit = { facts: undefined, isWebView: false, origin: 'https://fantasy.example', tabStorage: memoryStorage() };
  const ports = { ...memoryPorts(), visit, page: browserPorts(noWorker).page };
  vi.unstubAllGlobals();
  ports.storage.write('join-code', '{');
  expect(createStores(editions.srp, ports).joinCode.read()).toBeUndefined();
  expect(logged.mock.lastCall).toEqual(['The saved code of a league cannot be read and is removed.']);
  logged.mockRestore();
});
