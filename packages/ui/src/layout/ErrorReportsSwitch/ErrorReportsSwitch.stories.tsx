import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ErrorReportsSwitch } from './ErrorReportsSwitch.tsx';

const meta = preview.meta({ component: ErrorReportsSwitch, args: { isAllowed: false, onChange: fn() } });

export const Default = meta.story({});

export const Allowed = meta.story({ args: { isAllowed: true } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Space allows reports, and says what they hold', async () => {
      const choice = canvas.getByRole('switch', { name: 'Send error reports' });
      await expect(choice).toHaveAccessibleDescription(/without your name/);
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenCalledWith(true);
    });
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);
