import { screen, userEvent, within } from 'storybook/test';

/** Opens a section of the account page where it folds, and returns what it holds. */
export async function openSection(name: string) {
  const section = await screen.findByRole('region', { name });
  const opener = within(section).queryByRole('button', { name, expanded: false });
  if (opener !== null) await userEvent.click(opener);
  return within(section);
}
