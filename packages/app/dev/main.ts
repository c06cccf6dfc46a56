import { editionOfPath } from '@rugby/domain/editions';
import { serve } from '@rugby/mocks/handlers/serve';
import { signedInMark } from '@rugby/mocks/handlers/signedInMark';
import { WorldStore } from '@rugby/mocks/handlers/WorldStore';
import { setupWorker } from 'msw/browser';
import { chosenWorld } from './chosenWorld.ts';

// The site on the fake network: the real pages and stores, and a server in memory whose world the address chooses.
const world = worldOrExplanation();
document.cookie = signedInMark(world);
await setupWorker(...serve(new WorldStore(world))).start({ quiet: true, onUnhandledFrame: 'bypass' });
await import('../src/boot.ts');

function worldOrExplanation() {
  try {
    return chosenWorld(editionOfPath(location.pathname));
  } catch (error) {
    document.body.textContent = String(error);
    throw error;
  }
}
