import { helpArticlesFile } from '@rugby/domain/contract/help/helpCenter';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectGone, expectShown, fillIn, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Help', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const articles = helpArticlesFile('en-US');
const scoring = '/help/rules/scoring';
const sectionNames = { srp: 'Game guidelines', trc: 'Rules' } as const;

/** A word of the scoring table explains itself. */
export const Scoring = meta.story({
  ...showRoute(scoring, { world: betweenRounds }),
  play: async ({ globals, step }) => {
    await expectShown('A match, counted');
    await step('the section and the article of the path are marked [A-139]', async () => {
      await expect(markedSections()).toEqual([sectionNames[storyEdition(globals).id], 'Scoring']);
    });
    await press('Linebreak assists');
    await findDialog('Linebreak assists');
    await expectShown('The last pass before a team-mate runs through the line of defenders.');
  },
});

/** Without a section the first one is shown. */
export const FirstSection = meta.story({
  ...showRoute('/help', { world: historicRound }),
  play: () => expectShown('How to play', 'Salary cap', 'MK'),
});

export const Terms = meta.story({
  ...showRoute('/help/t%26c', { world: betweenRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('3. Fair play');
    await step('a section with one article is marked by itself [A-139]', async () => {
      await expect(markedSections()).toEqual(['Terms & Conditions']);
    });
  },
});

export const ContactUs = meta.story({
  ...showRoute('/help/contact-us', { world: betweenRounds }),
  play: () => expectShown('What helps us to help you', 'Send the message'),
});

/** The page asks to search first: the message stays while what was found is read, until it is sent. */
export const ContactUsAfterReading = meta.story({
  ...showRoute('/help/contact-us', { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByLabelText('Your name')).not.toHaveValue(''));
    await fillIn({ Message: 'My points are missing.' });
    await step('another article is read', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'lock kick-off');
      await openFirst('Locks and deadlines');
      await expectGone('Send the message');
    });
    await step('the message is still there', async () => {
      await returnToContact();
      await expect(await screen.findByLabelText('Message')).toHaveValue('My points are missing.');
    });
    await step('it is gone when it was sent', async () => {
      await press('Send the message');
      await expectShown('Your message is on its way.');
      await press('Write another message');
      await expect(screen.getByLabelText('Message')).toHaveValue('');
    });
  },
});

export const Search = meta.story({
  ...showRoute('/help?q=lock+kick-off', { world: betweenRounds }),
  play: async () => {
    const links = await screen.findAllByRole('link', { name: 'Locks and deadlines' });
    await expect(links.some((link) => link.querySelector('mark') !== null)).toBe(true);
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d+ articles found$/);
  },
});

export const NothingFound = meta.story({
  ...showRoute('/help/faqs', { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Does it cost anything?');
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    await expectShown('No article has all of these words.');
  },
});

export const Unknown = meta.story({
  ...showRoute('/help/nothing', { world: betweenRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('There is no help at this address.', 'Choose a section, or search every article.');
    await step('a phone offers the sections, and the search keeps its height on a short page', async () => {
      const sections = screen.getByRole('navigation', { name: 'Help sections' });
      await expect(sections).not.toHaveTextContent('There is no help');
      const bottom = screen.getByRole('searchbox').getBoundingClientRect().bottom;
      await expect(sections.getBoundingClientRect().top - bottom).toBeLessThan(80);
    });
  },
});

/** Help is there without a season too. */
export const OffSeason = meta.story({
  ...showRoute('/help/faqs', { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Does it cost anything?'),
});

export const Loading = meta.story({
  ...showRoute(scoring, { world: betweenRounds, network: loading(articles) }),
  play: () => expectGone('Scoring'),
});

export const Slow = meta.story({
  ...showRoute(scoring, { world: betweenRounds, network: slow(articles, 500) }),
  parameters: noPicture,
  play: () => expectShown('A match, counted'),
});

/** Without the articles the rules are still there. */
export const Failed = meta.story({
  ...showRoute(scoring, { world: betweenRounds, network: failed(articles, 503) }),
  play: async () => {
    await expectShown('A match, counted', /^Only the rules are here/);
    await expectGone('FAQs', 'Error');
  },
});

/** Without the articles it is not known whether there is one at the address. */
export const FailedElsewhere = meta.story({
  ...showRoute('/help/privacy', { world: betweenRounds, network: failed(articles, 503) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('This part of the help could not be loaded.', /^Only the rules are here/);
    await expectGone('There is no help at this address.');
  },
});

export const Offline = meta.story({
  ...showRoute('/help', { world: betweenRounds, network: offline(articles) }),
  parameters: noPicture,
  play: () => expectShown('A match, counted', /^Only the rules are here/),
});

/** The places of the navigation that are marked as current. A phone hides the navigation until its button is pressed. */
function markedSections(): readonly string[] {
  const marked = document.querySelectorAll('nav[aria-label="Help sections"] a[aria-current]');
  return [...marked].map(({ textContent }) => textContent);
}

/** On a phone the sections are behind a button. */
async function returnToContact(): Promise<void> {
  const opener = screen.queryByRole('button', { name: /^Section/ });
  if (opener !== null) await userEvent.click(opener);
  await openFirst('Contact us');
}

async function openFirst(name: string): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name });
  if (link === undefined) throw new Error(`There is no link to ${name}.`);
  await userEvent.click(link);
}
