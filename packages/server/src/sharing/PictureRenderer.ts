import { createHash } from 'node:crypto';
import { Semaphore } from 'es-toolkit';
import sharp from 'sharp';
import { BusyError } from '../http/availability/BusyError.ts';

/** The pictures that stay in memory take at most this much. */
const mostBytes = 32 * 1024 * 1024;
/** Requests that wait for a picture; more are answered 503. */
const mostWaiting = 20;

/** Renders drawings as PNG, one at a time, and keeps the last ones in the memory of this process. */
export class PictureRenderer {
  /** By content, the one that was not asked for the longest first. */
  private readonly pictures = new Map<string, Buffer>();
  private readonly turn = new Semaphore(1);
  private bytes = 0;
  private waiting = 0;

  /** The name of the content of a drawing, before it is rendered. */
  etagOf(svg: string): string {
    return `"${createHash('sha256').update(svg).digest('base64url')}"`;
  }

  /** Renders a drawing. Throws a `BusyError` when too many wait. */
  async render(svg: string): Promise<Buffer> {
    const etag = this.etagOf(svg);
    const known = this.recall(etag);
    if (known !== undefined) return known;
    if (this.waiting >= mostWaiting) throw new BusyError();
    this.waiting += 1;
    await this.turn.acquire();
    try {
      // Another request may have drawn it meanwhile.
      return this.recall(etag) ?? this.remember(etag, await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
    } finally {
      this.turn.release();
      this.waiting -= 1;
    }
  }

  private recall(etag: string): Buffer | undefined {
    const known = this.pictures.get(etag);
    if (known === undefined) return undefined;
    this.pictures.delete(etag);
    this.pictures.set(etag, known);
    return known;
  }

  private remember(etag: string, png: Buffer): Buffer {
    this.pictures.set(etag, png);
    this.bytes += png.length;
    for (const [oldest, { length }] of this.pictures) {
      if (this.bytes <= mostBytes) break;
      this.pictures.delete(oldest);
      this.bytes -= length;
    }
    return png;
  }
}
