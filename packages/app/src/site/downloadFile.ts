/** Downloads a text as a file of the device. A table begins with a byte order mark: without one Excel reads the UTF-8 of names as another encoding. */
export function downloadFile(name: string, type: string, text: string): void {
  const mark = type.startsWith('text/csv') ? '\u{FEFF}' : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
