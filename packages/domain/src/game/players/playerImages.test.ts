import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { pitchAvatar, profileAvatar } from './playerImages.ts';
import { testPlayer } from '../../testing/testWorld.ts';

const player = testPlayer({ id: 104, feedId: 70_104 });

test.each([
  ['/media/image/players', '/media/image/players/pitch/70104.webp', '/media/image/players/profile/70104.webp'],
  ['/media/image/trc/players', '/media/image/trc/players/pitch/70104.webp', '/media/image/trc/players/profile/70104.webp'],
])(
  'with pictures below %s a player has one for the pitch and one for the profile, by the feed’s id [G-164]',
  (playerImages, pitch, profile) => {
    expect([pitchAvatar(player, { playerImages }), profileAvatar(player, { playerImages })]).toEqual([pitch, profile]);
  },
);

test('an edition has no pictures by default, and then a player has no URL', () => {
  for (const edition of Object.values(editions)) {
    expect(edition.playerImages).toBeNull();
    expect([pitchAvatar(player, edition), profileAvatar(player, edition)]).toEqual([undefined, undefined]);
  }
});
