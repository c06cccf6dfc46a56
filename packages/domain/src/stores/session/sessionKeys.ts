/** The name of the stored id of the user who signed in last, in any tab of the device. */
export const lastUserKey = 'last-user';

/** The name of a text that is stored while a logout has not reached the server. */
export const unsentLogOutKey = 'unsent-log-out';
