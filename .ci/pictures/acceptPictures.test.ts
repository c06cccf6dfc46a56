import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptPictures } from './acceptPictures.ts';

const folder = 'packages/ui/src/primitives/Button';
const phone = `${folder}/__screenshots__/primitives-button-default.club-dark-phone.png`;
const desktop = `${folder}/__screenshots__/primitives-button-default.championship-light-desktop.png`;
const red = [200, 30, 40];
const green = [20, 160, 60];
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'accepted-'));
  await draw(phone, red);
  await draw(`.cache/pictures/${folder}/primitives-button-default.club-dark-phone-actual.png`, green);
  await draw(`.cache/pictures/${folder}/primitives-button-default.championship-light-desktop-reference.png`, green);
});

afterEach(() => rm(root, { recursive: true }));

test('an accepted picture is what the review shows, and no other picture changes', async () => {
  expect(await acceptPictures(root, [phone])).toBeUndefined();
  expect(await colourOf(phone)).toEqual(green);
  await expect(access(join(root, desktop))).rejects.toThrow('ENOENT');
});

test('a new picture is accepted like a changed one', async () => {
  expect(await acceptPictures(root, [phone, desktop])).toBeUndefined();
  expect(await colourOf(desktop)).toEqual(green);
});

test('a picture that the review does not have is refused by its name, and none is taken', async () => {
  const refusal = await acceptPictures(root, [phone, `${folder}/__screenshots__/other.club-dark-phone.png`]);
  expect(refusal).toContain('other.club-dark-phone.png');
  expect(refusal).not.toContain('primitives-button-default');
  expect(await colourOf(phone)).toEqual(red);
});

test('without a name nothing is taken', async () => {
  expect(await acceptPictures(root, [])).toBe('Name the pictures to accept, as the review page shows them.');
  expect(await colourOf(phone)).toEqual(red);
});

async function draw(path: string, [r = 0, g = 0, b = 0]: readonly number[]): Promise<void> {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: { r, g, b } } });
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), await picture.png().toBuffer());
}

async function colourOf(path: string): Promise<readonly number[]> {
  const pixels = await sharp(await readFile(join(root, path)))
    .raw()
    .toBuffer();
  return [...pixels.subarray(0, 3)];
}
