import { waitFor, userEvent } from 'storybook/test';

// What the stories of pages and flows look for. A phone and a desktop show the same words in different places, and one of them is hidden. The
// elements are found by selectors: queries by role compute the accessibility of several thousand elements, again and again.

/** Waits until each of the texts can be seen. */
export async function expectShown(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await appearing(() => elementsOf(text), text);
}

/** Waits until none of the texts can be seen. */
export async function expectGone(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts)
    await waitFor(() => {
      if (elementsOf(text).some(isVisible)) throw new Error(`“${String(text)}” is still on the screen.`);
    }, patient);
}

/** Waits for the dialog of this name. */
export function findDialog(name: string | RegExp): Promise<HTMLElement> {
  return appearing(() => all('[role="dialog"], [role="alertdialog"]').filter((dialog) => isNamed(dialog, name)), name);
}

/** Presses the first button of this name that can be seen and pressed, as soon as there is one. */
export async function press(name: string | RegExp, within: ParentNode = document): Promise<void> {
  const buttons = () => all('button:not(:disabled, [aria-disabled="true"])', within);
  await user.click(await appearing(() => buttons().filter((button) => isNamed(button, name)), name));
}

/** Waits until the pitch shows fifteen places, each with its player or open. */
export async function expectPitch(): Promise<void> {
  await waitFor(() => {
    const { length } = all('[aria-busy="false"] [data-jersey]');
    if (length !== 15) throw new Error(`The pitch has ${length} places.`);
  }, patient);
}

/** Presses the first place of the pitch with such a name: `/can be picked/`. */
export async function pressOnPitch(name: RegExp): Promise<void> {
  const places = () => all('[aria-busy="false"] [data-jersey] button');
  await user.click(await appearing(() => places().filter((place) => isNamed(place, name)), name));
}

/** Chooses from the list that is open. */
export async function choose(option: string | RegExp): Promise<void> {
  await user.click(await appearing(() => all('[role="option"]').filter((shown) => isNamed(shown, option)), option));
}

/** Puts texts into the fields of these labels, one after the other. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const fields = () => all('label').filter((shown) => isNamed(shown, new RegExp(`^${label}`)));
    const shown = await appearing(fields, label);
    await user.click(shown);
    await user.paste(text);
  }
}

async function appearing(find: () => readonly HTMLElement[], name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const first = find().find(isVisible);
    if (first === undefined) throw new Error(`“${String(name)}” is not on the screen.`);
    return first;
  }, patient);
}

function elementsOf(text: string | RegExp): readonly HTMLElement[] {
  return all('body *').filter((element) => fits(ownText(element), text));
}

function ownText(element: HTMLElement): string {
  return normal([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''));
}

/**
 * Whether an element has this name: as its label, as what is written in it, or as one of its texts. A button holds a second text, for the time
 * in which it is pending.
 */
function isNamed(element: HTMLElement, name: string | RegExp): boolean {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = labels.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
  const parts = typeof name === 'string' ? all('*', element).map(ownText) : [];
  const texts = [element.getAttribute('aria-label') ?? '', labelled, element.textContent, ...parts].map(normal);
  return texts.some((text) => text !== '' && fits(text, name));
}

function fits(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function all(selector: string, within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
}

/** What is pressed was found in sight; asking each of its ancestors whether it takes a press would double the time. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** The first page of a run waits for its modules. */
const patient = { timeout: 30_000 };
