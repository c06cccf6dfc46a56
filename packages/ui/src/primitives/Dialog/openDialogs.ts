/** Selects the dialogs. A message of the snackbar has the role of one too, but the page under it is used on. */
export const openDialogs = '[role="dialog"], [role="alertdialog"]:not([data-snackbar] *)';

/** Whether a dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialogs) !== null;
}
