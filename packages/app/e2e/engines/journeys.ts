import type { Edition, EditionId } from '@rugby/domain/editions';
import type { Game } from '../game.ts';
import type { aUser } from '../user.ts';
import type { EnginePage } from './EnginePage.ts';
import type { Part } from './inPage.ts';

/** What the journeys of one visitor share: each begins where the one before has ended. */
export interface Visit {
  readonly page: EnginePage;
  readonly edition: Edition;
  readonly game: Game;
  readonly user: ReturnType<typeof aUser>;
  /** The round that is open to changes when the visitor arrives. */
  readonly round: number;
  /** The code of a league of another user. */
  readonly code: string;
}

/** The main journeys of the game, in their order. Each ends when the user sees that it has succeeded. */
export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'registers an account': register,
  'picks a player by hand': pickByHand,
  'fills the team by autofill': autofill,
  'saves the team': save,
  'transfers a player': transfer,
  'uses a booster': useBooster,
  'sees live points': seeLivePoints,
  'joins a league': joinLeague,
  'sees the team without a connection': seeOffline,
};

async function register({ page, edition, user }: Visit): Promise<void> {
  await page.visit(`${edition.basePath}/`);
  await page.press(button('Play now'));
  const { email, password, displayName } = user;
  const account = { Email: email, 'Confirm email': email, Password: password, 'Confirm password': password };
  for (const [name, answer] of Object.entries({ ...account, 'First name': 'Mere', 'Last name': 'Kahu' }))
    await page.fill(field(name), answer);
  await page.press(inDialog(button('Next')));
  await page.fill(field('Display name'), displayName);
  await page.fill(field('Date of birth'), '31/12/1990');
  await choose(page, 'Gender', 'Female');
  await page.fill(inDialog({ role: 'combobox', pattern: 'Country' }), 'New Zea');
  await page.see({ role: 'option', name: 'New Zealand' });
  await page.pressKey('ArrowDown');
  await page.pressKey('Enter');
  await chooseNoSquad[edition.id](page);
  await page.press(inDialog({ role: 'checkbox', pattern: '^I accept' }));
  await page.press(inDialog(button('Create account')));
  await page.arrive(/\/my-team$/);
  await page.see({ role: 'grid', name: 'Your fifteen' });
}

/** Clubs are a list, countries are cards. */
const chooseNoSquad: Readonly<Record<EditionId, (page: EnginePage) => Promise<void>>> = {
  srp: (page) => choose(page, 'Supported squad', 'None'),
  trc: (page) => page.press(inDialog({ role: 'radio', name: 'None' })),
};

async function pickByHand({ page }: Visit): Promise<void> {
  await page.seeCount(emptySlots, 15);
  await page.press({ ...onThePitch('^Hooker'), index: 0 });
  await page.see({ role: 'heading', name: 'Hooker' });
  await page.press({ role: 'button', pattern: '^Add ' });
  await page.seeCount(emptySlots, 14);
}

async function autofill({ page }: Visit): Promise<void> {
  await page.press(button('Autofill'));
  await page.seeCount(emptySlots, 0);
  await page.read(/Not saved/);
}

async function save({ page, edition }: Visit): Promise<void> {
  await page.press(button('Save team'));
  await page.press(inDialog(button('Save team')));
  await page.see({ role: 'dialog', name: 'Your team is in' });
  await page.press(inDialog(button('Done')));
  await page.open(`${edition.basePath}/my-team`);
  await page.read(/Saved \d\d:\d\d/);
  await page.seeCount(emptySlots, 0);
}

async function transfer({ page, edition, game, round }: Visit): Promise<void> {
  // The result of the round opens by itself on the first visit of the team after its end.
  await page.open(`${edition.basePath}/stats-centre`);
  await game.season(`start --edition ${edition.id} --round ${round}`);
  await game.season(`finish --edition ${edition.id} --round ${round}`);
  await page.open(`${edition.basePath}/my-team`);
  await page.press(button(`To round ${round + 1}`));
  await page.press(button('Transfers'));
  const card = { ...onThePitch(', '), index: 1 };
  const [name] = (await page.see(card)).split(',');
  await page.press(card);
  await page.seeCount(onThePitch('marked out'), 1);
  await page.press({ role: 'button', pattern: '^Price, sorted, highest first' });
  await page.press({ role: 'button', pattern: '^Add ', not: `Add ${name}` });
  await page.seeCount(onThePitch('marked out'), 0);
  await page.press({ role: 'button', pattern: '^Review 1' });
  await page.press(inDialog({ role: 'button', pattern: '^Make 1 transfer' }));
  await page.see({ role: 'dialog', name: 'Your team is confirmed' });
  await page.press(inDialog(button('Done')));
  await page.seeCount(button('Transfers'), 1);
}

async function useBooster({ page }: Visit): Promise<void> {
  await page.press(button('Boosters'));
  await page.press(inDialog(button('Use Co-captain')));
  await page.press(onThePitch('can be picked'));
  await page.press(button('Confirm'));
  await page.see({ role: 'dialog', pattern: '^Co-captain is on' });
  await page.press(inDialog(button('Done')));
  await page.seeCount(onThePitch('co-captain'), 1);
}

/** The page is not loaded again: what happens in the matches comes by itself. */
async function seeLivePoints({ page, edition, game, round }: Visit): Promise<void> {
  await game.season(`start --edition ${edition.id} --round ${round + 1}`);
  await game.season(`simulate --edition ${edition.id} --round ${round + 1} --seed 3`);
  await page.read(/Round is now live/);
  await page.read(/Points\s+-?[1-9]\d*/i);
}

async function joinLeague({ page, edition, code }: Visit): Promise<void> {
  await page.open(`${edition.basePath}/leagues/join/${code}`);
  await page.press(inDialog(button('Join')));
  await page.arrive(/\/league\/\d+\/table$/);
  await page.see({ role: 'heading', pattern: '^Touch ' });
}

/** The server is gone, which is what a device without a connection sees of it. */
async function seeOffline({ page, edition, game }: Visit): Promise<void> {
  await page.openUntilCopied(`${edition.basePath}/my-team`);
  await page.seeCount(onThePitch(', '), 15);
  await page.open(`${edition.basePath}/stats-centre`);
  await page.see({ role: 'row', index: 3 });
  await game.stop();
  await page.open(`${edition.basePath}/my-team`);
  await page.read(/Copy of \d\d:\d\d, you are offline\./);
  await page.seeCount(onThePitch(', '), 15);
  await page.open(`${edition.basePath}/stats-centre`);
  await page.see({ role: 'row', index: 3 });
}

async function choose(page: EnginePage, list: string, option: string): Promise<void> {
  await page.press(inDialog({ role: 'button', pattern: list }));
  await page.press({ role: 'option', name: option });
}

const emptySlots: Part = onThePitch(', empty');

function onThePitch(pattern: string): Part {
  return { role: 'button', pattern, within: { role: 'gridcell' } };
}

function inDialog(part: Part): Part {
  return { ...part, within: { role: 'dialog' } };
}

function field(name: string): Part {
  return inDialog({ role: 'field', name });
}

function button(name: string): Part {
  return { role: 'button', name };
}
