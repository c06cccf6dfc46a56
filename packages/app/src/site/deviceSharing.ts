/** Copies a text to the clipboard; answers whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a way of its own to share, which takes the files if there are any. */
export function canShare(data: ShareData = {}): boolean {
  return data.files === undefined ? 'share' in navigator : 'canShare' in navigator && navigator.canShare(data);
}

/** Opens the device's own way to share. The user may close its dialog, which is no failure. */
export function share(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}
