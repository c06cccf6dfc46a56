import { AccountStore } from '@rugby/domain/stores/account/AccountStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import type { AccountStores, StartStores } from './Stores.ts';

export function createAccountStores({ api, session }: StartStores): AccountStores {
  return { account: new AccountStore(api, session), messages: createSnackbarQueue() };
}
