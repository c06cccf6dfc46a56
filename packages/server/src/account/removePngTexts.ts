const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const textTypes: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);
/** A chunk is its length, its type, its content and a checksum. */
const bytesAround = 12;

/**
 * Returns a PNG file without its texts: the decoder unpacks all of them before it answers anything, 50 MB from 50 KB. Returns another file as
 * it is.
 */
export function removePngTexts(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file;
  const parts: Buffer[] = [signature];
  let start = signature.length;
  while (start + bytesAround <= file.length) {
    const end = start + bytesAround + file.readUInt32BE(start);
    if (!textTypes.has(file.toString('latin1', start + 4, start + 8))) parts.push(file.subarray(start, end));
    start = end;
  }
  return Buffer.concat(parts);
}
