/** Milliseconds after signing in until a saved code is looked for. */
export const savedCodeDelay = 1000;

/** Milliseconds for which saved settings are confirmed. */
export const settingsSavedTime = 5000;

/** Milliseconds for which a message about sent invites is shown. */
export const inviteSuccessTime = 5000;
