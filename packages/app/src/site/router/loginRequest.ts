/** Why the landing page opens the login: the page that was asked for needs a session, or a visitor has pressed Log in on another page. */
type LoginRequest = 'required' | 'pressed';

/** The state of a navigation to the landing page that opens the login there. */
export interface LoginState {
  readonly login: LoginRequest;
}

/** What a navigation asks of the landing page, by its state; undefined for one that asks for no login. */
export function loginRequestOf(state: unknown): LoginRequest | undefined {
  const login = typeof state === 'object' && state !== null && 'login' in state ? state.login : undefined;
  return login === 'required' || login === 'pressed' ? login : undefined;
}
