import { createLeague } from '@rugby/domain/contract/league/league';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent } from 'storybook/test';
import { choose, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Create a league', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/leagues/create';

export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

/** The page on which users create a league. */
export const Default = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: async ({ step }) => {
    await expectShown('Create a League', 'Your leagues', '4 leagues');
    await step('the first scheduled round and private are chosen [A-101, A-102, A-103]', async () => {
      await expect(await screen.findByRole('button', { name: /Round 7, from.*Start round/ })).toBeVisible();
      await expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
    });
    await step('without a name there is nothing to create [A-287]', async () => {
      await expect(screen.getByRole('button', { name: 'Create league' })).toBeDisabled();
    });
  },
});

export const Created = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await fill('Tuesday Touch');
    await press(/Round 7, from/);
    await choose(/^Round 8, from/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
    const messages = collectMessages();
    const presses = watchButton(screen.getByRole('button', { name: 'Create league' }));
    await press('Create league');
    await step('the message says so, and the manage tab opens [A-104]', async () => {
      await expectShown('Your league Tuesday Touch has been created successfully', 'Invite by code or link');
      await expect(screen.getByRole('link', { name: 'Manage' })).toHaveAttribute('aria-current', 'page');
    });
    await step('the button could not be pressed again after the league was created [A-105]', () => expect(presses()).toEqual([]));
    await step('screen readers read it once', () =>
      expect(messages()).toEqual(['Your league Tuesday Touch has been created successfully']),
    );
    await step('the league has the start round and the privacy that were chosen [A-101]', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
      await expect(await screen.findByRole('button', { name: /Round 8, from.*Start round/ })).toBeVisible();
      await expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
    });
  },
});

/** A new league with both contests shows their tabs. [B22] */
export const WithContests = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await fill('Tuesday Touch');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Head-to-head' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Cup' }));
    await press('Create league');
    await step('the league has a tab for each, on a phone also behind More', async () => {
      await expect(await screen.findByRole('link', { name: 'Head-to-head' })).toBeVisible();
      const more = screen.queryByRole('button', { name: 'More' });
      if (more !== null) await userEvent.click(more);
      await expect(await screen.findByRole(more === null ? 'link' : 'menuitem', { name: 'Cup' })).toBeVisible();
    });
  },
});

export const CupTooLate = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await fill('Tuesday Touch');
    await press(/Round 7, from/);
    await choose(/^Round 9, from/);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Cup' }));
    await press('Create league');
    await step('the refusal says what is missing [D52]', () => expectShown(/^A cup takes at least 2 rounds/));
  },
});

export const TooShort = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(createLeague, 422, 'invalid', 'The server was asked.') }),
  parameters: noPicture,
  play: async ({ step }) => {
    await fill('TT');
    await press('Create league');
    await step('a form with a problem is not sent [A-287]', () => expectShown('A league name has at least 3 characters'));
  },
});

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(createLeague, 422, 'invalid', 'No more leagues today.') }),
  parameters: noPicture,
  play: async () => {
    await fill('Tuesday Touch');
    await press('Create league');
    await expectShown('No more leagues today.');
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Tuesday Touch');
  },
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(createLeague, 503) }),
  parameters: noPicture,
  play: async () => {
    await fill('Tuesday Touch');
    await press('Create league');
    await expectShown('The game is busy right now. Please try again in a moment.');
  },
});

export const Pending = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(createLeague) }),
  parameters: noPicture,
  play: async ({ step }) => {
    await fill('Tuesday Touch');
    await press('Create league');
    await step('the button is disabled while it waits [A-105]', async () => {
      await expect(await screen.findByRole('button', { name: /Creating league/ })).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(roundsFile, 400) }),
  parameters: noPicture,
  play: () => expectShown('Start round'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(roundsFile) }),
  parameters: noPicture,
  play: () => expectShown('The rounds could not be loaded'),
});

/** No round is left in which a league could start. */
export const SeasonOver = meta.story({
  ...showRoute(path, { world: seasonOver }),
  play: async () => {
    await expectShown('All rounds have begun, so no league can be created any more this season.');
    await expect(document.querySelector('main a[href$="/leagues"]')).toHaveTextContent('My Leagues');
  },
});

/** The page to join does not send a user here then. */
export const TooLateToJoin = meta.story({
  ...showRoute('/leagues/join', { world: (edition) => ({ ...seasonOver(edition), leagues: [] }) }),
  parameters: noPicture,
  play: () =>
    expectShown('There is no public league to join', 'All rounds have begun, so no league can be created any more this season.'),
});

export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

/** Collects the messages that the page announces from now on. Answers how to end it with their texts. */
function collectMessages(): () => readonly string[] {
  const found = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const message of document.querySelectorAll('[data-snackbar] [role="status"]')) found.add(message);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return [...found].map(({ textContent }) => textContent);
  };
}

/** Watches a button that is pressed. Answers with its texts at the moments at which it could be pressed once more. */
function watchButton(button: HTMLElement): () => readonly string[] {
  const open: string[] = [];
  let isSent = false;
  const observer = new MutationObserver(() => {
    const isPending = button.getAttribute('aria-disabled') === 'true';
    isSent ||= isPending;
    if (isSent && !isPending && !button.hasAttribute('disabled')) open.push(button.textContent);
  });
  observer.observe(button, { attributes: true });
  return () => {
    observer.disconnect();
    return open;
  };
}

async function fill(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Name/), name);
}
