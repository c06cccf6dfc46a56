/** Whether the browser can copy a picture. */
export function canCopyPictures(): boolean {
  return 'ClipboardItem' in globalThis && 'clipboard' in navigator && 'write' in navigator.clipboard;
}

/** Copies a picture to the clipboard; answers whether the browser allowed it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
