import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { pictureFormats } from '../game/sharing/pictureFormats.ts';
import { drawTeamPicture } from '../game/sharing/drawTeamPicture.ts';
import { afterFirstKickOff, testTeam, worldOfTeam } from '../testing/testTeam.ts';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { describeTeamPicture, type SharedTeam, teamPictureOf } from './teamPictureWords.ts';

const words = createWords(catalog, 'en-US');
const world = worldOfTeam();
const shared = {
  round: { id: 7, roundNumber: 7, status: 'complete' },
  roundRank: 391,
  roundTeams: 48_310,
  roundAverage: 246.3,
} as const;
const { lineup } = testTeam();
const captainId = 3;
const team: SharedTeam = {
  name: 'Mereana’s Marauders',
  lineup,
  captainId,
  boosters: [],
  points: { round: 462, players: { [captainId]: 88 } },
};
const pictureOf = (about: Partial<SharedTeam> = {}) => teamPictureOf({ ...team, ...about }, shared, 'game.example', world, words);

describe('the share picture of a team', () => {
  it('names round, score, rank, average and captain [B16]', () => {
    const { round, points, rank, average, captain } = pictureOf();
    expect({ round, points, rank, average, captain }).toEqual({
      round: 'Round 7, final',
      points: '462',
      rank: { place: '391st', of: 'of 48,310' },
      average: 'Average 246',
      captain: `${world.players.get(captainId)?.lastName}, 88`,
    });
  });
  it('marks the booster of the captain and names it', () => {
    const picture = pictureOf({ boosters: [{ id: 1, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7, playerId: null }] });
    expect(picture.captain).toMatch(/, 88, Triple Captain$/);
    expect(picture.players.get(2)?.badge).toEqual({ label: '3×', tone: 'highlight' });
  });
  it('calls a round that is not over provisional', () => {
    const playing = { ...shared, round: { id: 7, roundNumber: 7, status: 'playing' } } as const;
    expect(teamPictureOf(team, playing, 'game.example', world, words).round).toBe('Round 7, provisional');
  });
  it('leaves out what is not known, and players who are hidden', () => {
    const unknown = { ...shared, roundRank: null, roundTeams: null, roundAverage: null };
    const hidden = { ...team, captainId: null, lineup: { ...lineup, hooker: [0] } };
    const { players, ...rest } = teamPictureOf(hidden, unknown, 'game.example', world, words);
    expect(players.has(2)).toBe(false);
    expect(players.size).toBe(14);
    expect(rest).not.toHaveProperty('rank');
    expect(rest).not.toHaveProperty('captain');
  });
  it('shows no player before their kick-off where picks are hidden until they lock [B16, B20]', () => {
    const hiding = worldOfTeam({ edition: { ...editions.srp, revealRivals: 'on-lock' }, now: afterFirstKickOff });
    const playing = { ...shared, round: { id: 3, roundNumber: 3, status: 'playing' } } as const;
    const { players, captain } = teamPictureOf(team, playing, 'game.example', hiding, words);
    expect([[...players.keys()], captain]).toEqual([[1, 3], undefined]);
    expect(teamPictureOf(team, shared, 'game.example', hiding, words).players.size).toBe(15);
  });
  it('is described in words for those who cannot see it [B16]', () => {
    const sentence = describeTeamPicture(team, pictureOf(), words);
    expect(sentence).toMatch(/^Mereana’s Marauders\. Round 7, final: 462 points\. 391st of 48,310\. Average 246\. 1 /);
    expect(sentence).toContain(`Captain ${world.players.get(captainId)?.lastName}, 88.`);
  });
  it.each(['<script>alert(1)</script>', '🏉🏉🏉', 'فريقنا', 'W'.repeat(40), '"><image href="https://evil.example"/>', '&#0;]]>'])(
    'is drawn as outlines only, whatever the team is called: %s',
    (name) => {
      for (const format of pictureFormats) {
        const drawn = drawTeamPicture(pictureOf({ name }), format);
        expect(drawn).not.toMatch(/script|image|href|evil|<text|&#/);
        expect(drawn.match(/^<svg [^>]*width="(?:1200|1080)"/)).not.toBeNull();
      }
    },
  );
  it('of a name without letters that can be drawn has a name all the same', () => {
    expect(pictureOf({ name: '選手たち' }).teamName).toBe('My fifteen');
  });
});
