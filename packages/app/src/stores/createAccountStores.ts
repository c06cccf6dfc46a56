import { AccountStore } from '@rugby/domain/stores/account/AccountStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import type { AccountStores, StartStores } from './Stores.ts';

export function createAccountStores(start: StartStores): AccountStores {
  return {
    account: new AccountStore(start.api, start.session),
    messages: createSnackbarQueue(),
    readReviews: async (ids) => {
      const code = await import('./createReadReviews.ts').catch(() => undefined);
      return code === undefined ? { ok: false, failure: { kind: 'offline' } } : code.createReadReviews(start)(ids);
    },
  };
}
