import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { squeeze } from './squeeze.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squeeze-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([3, 4] as const)(
  'a picture of %i channels keeps every pixel in fewer bytes, and is left alone the second time',
  async (channels) => {
    const file = join(folder, `${channels}.png`);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    await sharp({ create: { width: 80, height: 60, channels, background: { r: 7, g: 24, b: 36, alpha: 0.5 }, noise } })
      .png({ compressionLevel: 0 })
      .toFile(file);
    const [pixels, bytes] = [await pixelsOf(file), (await stat(file)).size];
    expect(await squeeze(file)).toBe(true);
    expect((await stat(file)).size).toBeLessThan(bytes);
    expect((await pixelsOf(file)).equals(pixels)).toBe(true);
    expect(await squeeze(file)).toBe(false);
  },
);

async function pixelsOf(file: string): Promise<Buffer> {
  return sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer();
}
