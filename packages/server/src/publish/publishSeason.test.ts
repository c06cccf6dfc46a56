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
  it('has the id, the number and the stage of each round [G-128, G-129, G-130]', async () => {
    expect(await harness.published(`${folder}rounds.json`)).toMatchObject([
      { id: firstRoundId, roundNumber: 1, roundStage: 'group', status: 'scheduled' },
      { id: firstRoundId + 1, roundNumber: 2, roundStage: 'group', status: 'scheduled' },
      { id: firstRoundId + 2, roundNumber: 3, roundStage: 'knockout', status: 'scheduled' },
    ]);
  });

  it('has in each round its own matches, under both names of their id [G-133, G-137]', async () => {
    const tournaments = [1, 2, 3].map((round) => [1, 2].map((place) => round * 10 + place));
    expect(await harness.published(`${folder}rounds.json`)).toMatchObject(
      tournaments.map((ids) => ({ tournaments: ids.map((id) => ({ id, tournamentId: id })) })),
    );
  });

  it('has the kick-off of each match [G-139]', async () => {
    const kickOffs = [1, 8, 15].map((day) => [day, day + 1].map((date) => `2101-03-${`${date}`.padStart(2, '0')}T08:00:00.000Z`));
    expect(await harness.published(`${folder}rounds.json`)).toMatchObject(
      kickOffs.map((dates) => ({ tournaments: dates.map((date) => ({ date })) })),
    );
  });

  it('has the ids, names and abbreviations of both squads of each match [G-140, G-141, G-142]', async () => {
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
          { ...herons, ...away(2, 'Otters', 'OTTE') },
          { ...kites, ...badgers },
        ],
      },
      {
        tournaments: [
          { ...herons, ...away(3, 'Kites', 'KITE') },
          { ...otters, ...badgers },
        ],
      },
      {
        tournaments: [
          { ...herons, ...badgers },
          { ...otters, ...away(3, 'Kites', 'KITE') },
        ],
      },
    ]);
  });

  it('has the id, name, abbreviation and badge of each squad [G-145, G-146, G-147]', async () => {
    expect(await harness.published(`${folder}squads.json`)).toEqual(
      squads.map(({ id, name, abbreviation }) => ({ id, name: `${prefix} ${name}`, abbreviation, badge: badge(name) })),
    );
  });

  it('has the ids and names of each player [G-148, G-149]', async () => {
    expect(await harness.published(`${folder}players.json`)).toMatchObject(
      players.map(({ id, feedId, firstName, lastName }) => ({ id, feedId, firstName, lastName: `${prefix} ${lastName}` })),
    );
  });

  it('has the squad and the position of each player [G-150, G-151]', async () => {
    expect(await harness.published(`${folder}players.json`)).toMatchObject(
      players.map(({ squadId, position }) => ({ squadId, position: position.map((name) => name.replaceAll(' ', '_')) })),
    );
  });

  it('has the cost and the status of each player [G-153, G-154]', async () => {
    expect(await harness.published(`${folder}players.json`)).toMatchObject(
      players.map(({ cost }, index) => ({ cost, status: statuses[index % statuses.length] })),
    );
  });
});
