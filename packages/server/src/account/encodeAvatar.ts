import type { WordKey } from '@rugby/domain/i18n/keys';
import { Semaphore } from 'es-toolkit';
import sharp from 'sharp';
import { removePngTexts } from './removePngTexts.ts';

/** The greatest size of a picture that a user sends. */
export const mostSentBytes = 5 * 1024 * 1024;
/** The greatest size of a stored avatar. */
export const mostStoredBytes = 30 * 1024;
const side = 256;
/** The pixels of a picture are known before any of them is decoded, so a small file that unpacks to gigabytes costs nothing. */
const mostPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

// Pictures are decoded one at a time: one takes up to 200 MB.
const turn = new Semaphore(1);
sharp.cache(false);
sharp.concurrency(1);

/** Why a file cannot be an avatar. */
export type AvatarProblem = Extract<WordKey, `account.refusals.avatar${string}`>;

/**
 * Encodes a picture of a user as an avatar: WebP, 256 by 256 pixels, at most 30 KB, upright, and without metadata. Returns the key of a
 * sentence when the file cannot be used.
 */
export async function encodeAvatar(sent: Buffer): Promise<Buffer | AvatarProblem> {
  if (sent.length > mostSentBytes) return 'account.refusals.avatarTooLarge';
  await turn.acquire();
  try {
    const picture = removePngTexts(sent);
    const { format, width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (!formats.has(format)) return 'account.refusals.avatarWrongType';
    if (width * height > mostPixels) return 'account.refusals.avatarTooManyPixels';
    return await smallest(picture);
  } catch {
    // The decoder throws the same error for each kind of broken file.
    return 'account.refusals.avatarWrongType';
  } finally {
    turn.release();
  }
}

async function smallest(picture: Buffer): Promise<Buffer> {
  const pixels = await sharp(picture, { limitInputPixels: mostPixels, pages: 1 })
    .timeout({ seconds: 8 })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .png()
    .toBuffer();
  let encoded = pixels;
  for (const quality of [82, 60, 40, 20, 5]) {
    encoded = await sharp(pixels).webp({ quality }).toBuffer();
    if (encoded.length <= mostStoredBytes) return encoded;
  }
  return sharp(pixels).blur(3).webp({ quality: 5 }).toBuffer();
}
