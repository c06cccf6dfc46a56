import { editions } from '@rugby/domain/editions';
import { findLeagueCode } from '@rugby/domain/game/leagues/findLeagueCode';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { JoinByCode, type JoinByCodeProps } from './JoinByCode.tsx';

const args: JoinByCodeProps = { codeIn: findLeagueCode, onOpen: fn() };
const meta = preview.meta({ component: JoinByCode, args });

export const Default = meta.story({});

export const Invalid = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Code of the league'), '??');
    await userEvent.click(canvas.getByRole('button', { name: 'Find league' }));
    await expect(canvas.getByText('A code has 4 to 20 letters and digits')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('k7qt-x4bd{Tab}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ code: 'K7QTX4BD' });
  },
});

/** A message with the link is what most users have. */
export const Link = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Code of the league'));
    await userEvent.paste('Join us: https://rugby.example/rugby-championship/leagues/join/K7QTX4BD');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ code: 'K7QTX4BD', edition: editions.trc });
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);
