import type { User } from '../../contract/account/user.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/** What the browser knows without a request: whether the server's readable cookie says that a user is signed in. */
export interface SessionPort {
  readonly isMarkedSignedIn: () => boolean;
  /** Removes the cookie: the server does not know the session, which has ended on another device or by its age. */
  readonly removeMark: () => void;
  /** Texts that all tabs of the device share. */
  readonly storage: StoragePort;
  /** Calls back when another tab may have signed a user in or out; answers how to stop. */
  readonly onOtherTab: (callBack: () => void) => () => void;
  /** The user whose pages are rendered, where nothing can be requested. */
  readonly user?: User;
}
