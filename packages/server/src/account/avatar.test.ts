import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

interface UserAnswer {
  readonly success: { readonly user: { readonly avatar: string | null } };
}

/** A picture that no encoder makes small: each pixel is another colour. */
async function aNoisyPicture(width = 900, height = 600): Promise<Buffer> {
  let seed = 7;
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '41/1 17/1 0/1' } })
    .toBuffer();
}

/** A PNG of a few pixels with texts that unpack to two gigabytes. */
async function aPictureWithLongTexts(): Promise<Buffer> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const text = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync(Buffer.alloc(49_000_000))]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  check.writeUInt32BE(crc32(text));
  const endOfHeader = 33;
  const texts = Array.from({ length: 40 }, () => Buffer.concat([length, text, check]));
  return Buffer.concat([picture.subarray(0, endOfHeader), ...texts, picture.subarray(endOfHeader)]);
}

async function sendAvatar(content: Buffer) {
  const { cookie } = await harness.register();
  return { cookie, answer: await harness.sendFile(content, cookie) };
}

describe('an avatar', () => {
  it('becomes a WebP picture of 256 pixels and at most 30 KB, without metadata [A-088, A-187]', async () => {
    const { answer } = await sendAvatar(await aNoisyPicture());
    const { avatar } = answer.json<UserAnswer>().success.user;
    expect(avatar).toMatch(/^\/media\/image\/[\w-]{43}\.webp$/);
    const sent = await server.app.inject(avatar ?? '');
    expect(sent.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(sent.headers['cache-control']).toContain('immutable');
    const { format, width, height, exif, icc, xmp } = await sharp(sent.rawPayload).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 256, height: 256 });
    expect(sent.rawPayload.length).toBeLessThanOrEqual(30 * 1024);
    expect(sent.rawPayload.includes('Secret')).toBe(false);
  });

  it('is encoded again, also when it is as an avatar must be: what a file holds besides its picture is dropped', async () => {
    const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const { answer } = await sendAvatar(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
    const sent = await server.app.inject(answer.json<UserAnswer>().success.user.avatar ?? '');
    expect([sent.statusCode, sent.rawPayload.includes('<script>')]).toEqual([200, false]);
  });

  it('is served in a sandbox, below the folder of the championship as well [A-345]', async () => {
    const { answer } = await sendAvatar(await aNoisyPicture(310, 300));
    const avatar = answer.json<UserAnswer>().success.user.avatar ?? '';
    const [inClub, inChampionship] = await Promise.all(
      [avatar, avatar.replace('/media/image/', '/media/image/trc/')].map((url) => server.app.inject(url)),
    );
    expect([inClub?.statusCode, inChampionship?.statusCode]).toEqual([200, 200]);
    expect(inChampionship?.rawPayload).toEqual(inClub?.rawPayload);
    expect(inClub?.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s picture', async (format) => {
    const picture = await sharp({ create: { width: 40, height: 90, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer();
    expect((await sendAvatar(picture)).answer.statusCode).toBe(200);
  });

  it('is replaced, and removed with an empty value', async () => {
    const { cookie, answer } = await sendAvatar(await aNoisyPicture(300, 300));
    const first = answer.json<UserAnswer>().success.user.avatar ?? '';
    const second = (await harness.sendFile(await aNoisyPicture(280, 300), cookie)).json<UserAnswer>().success.user.avatar ?? '';
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.app.inject(second)).statusCode).toBe(200);
    const removed = await harness.post('update', { avatar: null }, cookie);
    expect(removed.json<UserAnswer>().success.user.avatar).toBeNull();
    expect((await server.app.inject(second)).statusCode).toBe(404);
  });

  it('may be the same picture for two users; one of them removes only their own', async () => {
    const picture = await aNoisyPicture(260, 260);
    const [one, other] = [await sendAvatar(picture), await sendAvatar(picture)];
    const { avatar } = one.answer.json<UserAnswer>().success.user;
    expect(other.answer.json<UserAnswer>().success.user.avatar).toBe(avatar);
    await harness.post('update', { avatar: '' }, one.cookie);
    expect((await server.app.inject(avatar ?? '')).statusCode).toBe(200);
    expect((await harness.get('user', other.cookie)).json<UserAnswer>().success.user.avatar).toBe(avatar);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing that may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')],
  ])('cannot be %s', async (_, content) => {
    const { answer } = await sendAvatar(content);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        errors: [
          {
            field: 'avatar',
            message: 'This file is not a picture that can be used. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.',
          },
        ],
      },
    ]);
  });

  it('cannot be a small file that unpacks to gigabytes', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { answer } = await sendAvatar(bomb);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: [{ message: 'This picture has too many pixels. Please choose one with at most 50 million.' }] },
    ]);
  });

  it('never has its texts unpacked', async () => {
    const { answer } = await sendAvatar(await aPictureWithLongTexts());
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['in whole', 5 * 1024 * 1024 + 1],
    ['by what it claims', 6 * 1024 * 1024],
  ])('cannot be larger than 5 MB %s', async (_, size) => {
    const { answer } = await sendAvatar(Buffer.alloc(size));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { errors: [{ field: 'avatar', message: 'This picture is larger than 5 MB. Please choose a smaller one.' }] },
    ]);
  });

  it('is read from its own field only', async () => {
    const { cookie } = await harness.register();
    const answer = await harness.sendFile(await aNoisyPicture(50, 50), cookie, 'displayName');
    expect([answer.statusCode, answer.json<UserAnswer>().success.user.avatar]).toEqual([200, null]);
  });

  it('is stored once when it is sent twice with one key, and another file with this key is refused', async () => {
    const { cookie } = await harness.register();
    const key = { 'idempotency-key': 'avatar' };
    const picture = await aNoisyPicture(60, 60);
    const first = await harness.sendFile(picture, cookie, 'avatar', key);
    expect((await harness.sendFile(picture, cookie, 'avatar', key)).body).toBe(first.body);
    const other = await harness.sendFile(await aNoisyPicture(61, 60), cookie, 'avatar', key);
    expect([other.statusCode, other.json()]).toMatchObject([422, { errors: [{ code: 'key-reused' }] }]);
  });
});
