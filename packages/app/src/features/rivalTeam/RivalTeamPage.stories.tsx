import { teamOfUser } from '@rugby/domain/contract/team/team';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, byes, historicRound, live, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, within } from 'storybook/test';
import {
  expectGone,
  expectPitch,
  expectShown,
  findDialog,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Rival team', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/team/2';

/** A signed-out user is asked to log in, on the landing page. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

export const BetweenRounds = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('each card shows the points of its player [G-039]', () => expect(cards(/, round points -?\d+/)).toHaveLength(15));
    await step('nothing of the team can be changed [G-040]', () =>
      expectGone('Boosters', 'Transfers', 'Save team', 'Autofill', 'Clear', /^Display/),
    );
  },
});

export const Live = meta.story({
  ...showRoute(path, { world: live }),
  play: async ({ step }) => {
    await expectPitch();
    await step('the points of a round in play are provisional [B8]', () => expectShown(/provisional$/i));
    await step('a total is written as in the ranking', () => expectShown(/^\d,\d{3}$/));
  },
});

export const HistoricRound = meta.story({
  ...showRoute(`${path}?round=5`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('the team is that of the round in the address [A-133]', () => expectShown('Round 5'));
  },
});

/** The fifteen of a rival as a picture, without what is not known of it. */
export const SharePicture = meta.story({
  ...showRoute(`${path}?round=5`, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await press('Share');
    await expectShown('Share round 5', 'Download');
  },
});

export const SeasonOver = meta.story({ ...showRoute(path, { world: seasonOver }), parameters: noPicture, play: expectPitch });

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const PlayerOpen = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await pressOnPitch(/, /);
    await expectShown('Average points');
    await step('the profile offers no change of a team [G-040, A-132]', async () => {
      const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
      const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
      await expect(names).toContain('Close');
      await expect(names.filter((name) => /captain|transfer|remove|add|watch/i.test(name))).toEqual([]);
    });
  },
});

export const NoTeam = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: () => expectShown('No team in round 7'),
});

export const UnknownUser = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(teamOfUser, 404, 'not-found', 'We could not find this user.'),
  }),
  parameters: noPicture,
  play: () => expectShown('404 Not Found'),
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(teamOfUser) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Round 7', 'Loading your fifteen');
    await expectGone('-', '0');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(teamOfUser, 500) }),
  parameters: noPicture,
  play: expectPitch,
});

/** Most squads of the team have no match in the round. */
export const Byes = meta.story({ ...showRoute(path, { world: byes }), parameters: noPicture, play: expectPitch });

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(teamOfUser, 403, 'forbidden', 'This team cannot be shown.') }),
  parameters: noPicture,
  play: async () => {
    await expectShown('The team could not be loaded', 'This team cannot be shown.');
    await expectGone('Try again');
  },
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(teamOfUser, 503) }),
  parameters: noPicture,
  play: () => expectShown('The team could not be loaded', 'The game is busy right now. Please try again in a moment.'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(teamOfUser) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});

function cards(name: RegExp): readonly Element[] {
  const buttons = [...document.querySelectorAll('[aria-busy="false"] [data-jersey] button')];
  return buttons.filter((button) => name.test(button.getAttribute('aria-label') ?? button.textContent));
}
