import { expect, screen, waitFor, userEvent } from 'storybook/test';

// What the stories of pages and flows look for. A phone and a desktop show the same words in different places, and one of them is hidden. The
// elements are found by selectors: queries by role compute the accessibility of several thousand elements, again and again.

/** Waits until each of the texts can be seen. */
export async function expectShown(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await waitForElement(() => elementsOf(text), text);
}

/** Waits until none of the texts can be seen. */
export async function expectGone(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts)
    await waitFor(() => {
      if (elementsOf(text).some(isVisible)) throw new Error(`“${String(text)}” is still on the screen.`);
    }, patient);
}

/** Waits for the dialog of this name: one that only contains the words is another. */
export function findDialog(name: string | RegExp): Promise<HTMLElement> {
  const dialogs = () => all('[role="dialog"], [role="alertdialog"]');
  return waitForElement(() => dialogs().filter((dialog) => labelsOf(dialog).some((label) => fits(label, name))), name);
}

/** Waits as long as a dialog that is loaded takes to appear, a few frames, and fails when one does. */
export async function expectNoDialog(): Promise<void> {
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    await expect(document.querySelector('[role$="dialog"]')).toBeNull();
  }
}

/** Presses the first button of this name that can be seen and pressed, as soon as there is one. */
export async function press(name: string | RegExp, within: ParentNode = document): Promise<void> {
  const buttons = () => all('button:not(:disabled, [aria-disabled="true"])', within);
  await pressOn(() => buttons().filter((button) => isNamed(button, name)), name);
}

/** Closes the messages of the snackbar. They close by themselves as well, on a slow machine before the picture of their story. */
export async function closeMessages(): Promise<void> {
  await waitFor(() => {
    const [close] = all('[role="alertdialog"] button[slot="close"]');
    close?.click();
    if (close !== undefined) throw new Error('A message is still on the screen.');
  }, patient);
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
  await pressOn(() => places().filter((place) => isNamed(place, name)), name);
}

/** The numbers in the figures of a list whose label begins like this: those of the bar are there on a phone, too, where it hides them. */
export function figuresOf(label: string, within: ParentNode = document): readonly number[] {
  const labels = all('dt', within).filter((shown) => normal(shown.textContent).startsWith(label));
  return labels.map((shown) => Number.parseFloat(shown.nextElementSibling?.textContent?.replaceAll(/[$,]/g, '') ?? ''));
}

/** Chooses from the list that is open. */
export async function choose(option: string | RegExp): Promise<void> {
  await pressOn(() => all('[role="option"]').filter((shown) => isNamed(shown, option)), option);
}

/** Puts texts into the fields of these labels, one after the other. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const fields = () => all('label').filter((shown) => isNamed(shown, new RegExp(`^${label}`)));
    const shown = await waitForElement(fields, label);
    await user.click(shown);
    await user.paste(text);
  }
}

/** Presses the first of the elements. One that is replaced before the press reaches it is found anew. */
async function pressOn(find: () => readonly HTMLElement[], name: string | RegExp): Promise<void> {
  const presses: Event[] = [];
  const onPointerDown = (event: Event) => void presses.push(event);
  addEventListener('pointerdown', onPointerDown, true);
  try {
    while (presses.length === 0) await user.click(await waitForElement(find, name));
  } finally {
    removeEventListener('pointerdown', onPointerDown, true);
  }
}

async function waitForElement(find: () => readonly HTMLElement[], name: string | RegExp): Promise<HTMLElement> {
  const missing = `“${String(name)}” is not on the screen.`;
  return waitFor(
    () => {
      const first = find().find(isVisible);
      if (first === undefined) throw new Error(missing);
      return first;
    },
    { ...patient, onTimeout: () => new Error(`${missing} ${describeScreen()}`) },
  );
}

/** What a failed story showed: its address, the element with focus, dialogs, and controls that can be seen. */
function describeScreen(): string {
  const visible = (selector: string) => all(selector).filter(isVisible);
  const texts = (elements: readonly HTMLElement[]) => elements.map((shown) => normal(shown.outerHTML.slice(0, 200))).join('\n');
  const { activeElement } = document;
  return [
    `Address: ${location.href}`,
    `Focus: ${activeElement?.outerHTML.slice(0, 200) ?? 'none'}`,
    `Dialogs: ${texts(visible('[role="dialog"], [role="alertdialog"]'))}`,
    `Controls: ${texts(visible('button, a, input'))}`,
    `Text: ${normal(document.body.innerText).slice(0, 2000)}`,
  ].join('\n');
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
  const parts = typeof name === 'string' ? all('*', element).map(ownText) : [];
  const texts = [normal(element.textContent), ...parts].filter((text) => text !== '');
  return [...labelsOf(element), ...texts].some((text) => fits(text, name));
}

/** The label of an element, and the texts of the elements that label it. */
function labelsOf(element: HTMLElement): readonly string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
  return [element.getAttribute('aria-label') ?? '', labelled].map(normal).filter((label) => label !== '');
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

/** Waits until an element stands below the heading of the dialog, and not behind it, where what is scrolled away is hidden. */
export async function expectBelowHeading(find: () => HTMLElement): Promise<void> {
  const { bottom } = screen.getByRole('heading').getBoundingClientRect();
  await waitFor(() => expect(find().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom + 8));
}

/** Whether the browser asks before the page is closed or loaded again. */
export function isUnloadAsked(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
