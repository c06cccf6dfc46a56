/**
 * Everything that may stand over the team page, in the order in which it opens: what the user must answer first, then what they opened, then
 * what the game announces. Login and tutorial are shown by the shell; nothing of the page opens beside them.
 */
export const overlays = ['signIn', 'question', 'tutorial', 'draft', 'dialog', 'pools', 'positionChange', 'loadFailure'] as const;

export type OverlayKind = (typeof overlays)[number];

/** The one overlay that is shown; undefined while none is due. */
export function dueOverlay(isDue: Readonly<Record<OverlayKind, boolean>>): OverlayKind | undefined {
  return overlays.find((overlay) => isDue[overlay]);
}

/** Whether the notice of the pools may become due: nothing that the user must answer or has opened is in its way. */
export function isQuiet(due: OverlayKind | undefined): boolean {
  return due === undefined || overlays.indexOf(due) > overlays.indexOf('dialog');
}
