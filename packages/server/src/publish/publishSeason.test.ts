import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { players, rounds, squads } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from '../commands/testing/createSeasonHarness.ts';

/** In the files of a season, ids and places, names, abbreviations and badges are alike. Here every field has a value of its own. */
const statuses = ['starting', 'bench', 'not-selected', 'injured', 'eliminated', 'uncertain'];
const badge = (name: string) => `${name.toLowerCase()}-2101`;
const seasonOf = (prefix: string, firstRoundId: number) => ({
  squads: squads.map((squad) => ({ ...squad, name: `${prefix} ${squad.name}`, badge: badge(squad.name) })),
  players: players.map((player, index) => ({
    ...player,
    lastName: `${prefix} ${player.lastName}`,
    status: statuses[index % statuses.length],
  })),
  rounds: rounds.map((round, index) => ({ ...round, id: firstRoundId + index })),
});

let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
  for (const [edition, season] of [
    ['srp', seasonOf('Club', 65)],
    ['trc', seasonOf('Country', 81)],
  ] as const) {
    for (const [name, content] of Object.entries(season)) await harness.files.write(`${name}.json`, content);
    await harness.season(`import --edition ${edition} --from .`);
  }
});

afterAll(() => harness.drop());

const editions = [
  ['srp', '', 'Club', 65],
  ['trc', 'trc/', 'Country', 81],
] as const;

describe.each(editions)('the published season of %s', (_edition, folder, prefix, firstRoundId) => {
  it('has the id, the number and the stage of each round [G-128, G-129, G-130, G-131]', async () => {
    expect(await harness.published(`${folder}rounds.json`)).toMatchObject([
      { id: firstRoundId, roundNumber: 1, roundStage: 'group', status: 'scheduled' },
      { id: firstRoundId + 1, roundNumber: 2, roundStage: 'group', status: 'scheduled' },
      { id: firstRoundId + 2, roundNumber: 3, roundStage: 'knockout', status: 'scheduled' },
    ]);
  });

  it('has in each round its own matches, each with its two squads [G-133, G-137, G-140, G-141, G-142]', async () => {
    const herons = { homeSquadId: 1, homeSquadName: `${prefix} Herons`, homeSquadAbbr: 'HERO' };
    const kites = { homeSquadId: 3, homeSquadName: `${prefix} Kites`, homeSquadAbbr: 'KITE' };
    const otters = { homeSquadId: 2, homeSquadName: `${prefix} Otters`, homeSquadAbbr: 'OTTE' };
    const away = (id: number, name: string, awaySquadAbbr: string) => ({
      awaySquadId: id,
      awaySquadName: `${prefix} ${name}`,
      awaySquadAbbr,
    });
    const badgers = away(4, 'Badgers', 'BADG');
    expect(await harness.published(`${folder}rounds.json`)).toMatchObject([
      {
        tournaments: [
          { id: 11, tournamentId: 11, ...herons, ...away(2, 'Otters', 'OTTE') },
          { id: 12, tournamentId: 12, ...kites, ...badgers },
        ],
      },
      {
        tournaments: [
          { id: 21, tournamentId: 21, ...herons, ...away(3, 'Kites', 'KITE') },
          { id: 22, tournamentId: 22, ...otters, ...badgers },
        ],
      },
      {
        tournaments: [
          { id: 31, tournamentId: 31, ...herons, ...badgers },
          { id: 32, tournamentId: 32, ...otters, ...away(3, 'Kites', 'KITE') },
        ],
      },
    ]);
  });

  it('has the id, name, abbreviation and badge of each squad [G-145, G-146, G-147, G-350]', async () => {
    expect(await harness.published(`${folder}squads.json`)).toEqual(
      squads.map(({ id, name, abbreviation }) => ({ id, name: `${prefix} ${name}`, abbreviation, badge: badge(name) })),
    );
  });

  it('has the ids, names, squad, position, cost and status of each player [G-148, G-149, G-150, G-151, G-153, G-154, G-349]', async () => {
    expect(await harness.published(`${folder}players.json`)).toMatchObject(
      players.map((player, index) => ({
        ...player,
        lastName: `${prefix} ${player.lastName}`,
        status: statuses[index % statuses.length],
        position: player.position.map((position) => position.replaceAll(' ', '_')),
      })),
    );
  });
});
