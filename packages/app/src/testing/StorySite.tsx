import type { Edition } from '@rugby/domain/editions';
import { configure } from 'mobx';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStores } from '../createStores.ts';
import { browserPorts } from '../ports/browserPorts.ts';
import { createRoutes } from '../routes.tsx';
import { StoresContext } from '../stores/StoresContext.tsx';

configure({ enforceActions: 'always' });

export interface StorySiteProps {
  readonly edition: Edition;
  /** Where the story opens the site, below the edition's base path: `/my-team?round=3`. */
  readonly path: string;
}

/**
 * The site of an edition as `main.tsx` opens it: the real routes and stores, over the story's network. The address is kept in memory, and a
 * call that fails is not sent again, so that a story fails at once.
 */
export function StorySite({ edition, path }: StorySiteProps) {
  const [{ stores, router }] = useState(() => openInMemory(edition, path));
  return (
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>
  );
}

function openInMemory(edition: Edition, path: string) {
  const ports = browserPorts();
  const stores = createStores(edition, { ...ports, api: { ...ports.api, retry: { attempts: 1, pause: 0 } } });
  const { basePath: basename } = edition;
  return { stores, router: createMemoryRouter(createRoutes(stores), { basename, initialEntries: [basename + path] }) };
}
