import { expect, fn } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const one: readonly string[] = ['en-US'];
const three: readonly string[] = ['en-US', 'fr-FR', 'mi-NZ'];

const meta = preview.meta({
  component: LanguageSwitcher,
  args: { locales: one, current: 'en-US', onChange: fn() },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ background: 'var(--brand-bar)', padding: 16 }}>
      <LanguageSwitcher {...args} />
    </div>
  ),
});

/** With one language there is no choice: only its name is shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Language: English')).toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Several = meta.story({
  args: { locales: three },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  },
});

/** A language with a long name. */
export const LongNames = meta.story({
  args: { locales: ['en-US', 'zh-Hant-TW'], current: 'zh-Hant-TW' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveDisplayValue('中文');
    expectNothingCut();
  },
});

export const ByKeyboard = meta.story({
  name: 'Another locale is chosen by keyboard [A-148]',
  args: { locales: three },
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, 'français');
    await expect(args.onChange).toHaveBeenCalledWith('fr-FR');
  },
});
