import { when } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { SessionStore } from './SessionStore.ts';

interface Parts {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'lapsedUser' | 'visitId'>;
}

/**
 * Returns a client whose calls outlive the session of the page: a call that is refused because the session has expired waits until its user has
 * signed in again, and is sent once more. It stays refused when they leave the page or another user signs in. [B5]
 */
export function repeatAfterSignIn({ api, session }: Parts): Api {
  return {
    ...api,
    send: async (endpoint, request) => {
      const outcome = await api.send(endpoint, request);
      if (outcome.ok || outcome.failure.kind !== 'signed-out' || session.lapsedUser === null) return outcome;
      const { visitId } = session;
      await when(() => session.lapsedUser === null);
      return session.visitId === visitId ? api.send(endpoint, request) : outcome;
    },
  };
}
