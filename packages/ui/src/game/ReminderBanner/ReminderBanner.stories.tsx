import { teamsNamed } from '@rugby/mocks/scenarios/scenarios';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import { teamReminderOf } from '@rugby/domain/game/reminders/teamReminder';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ReminderBanner, type ReminderBannerProps } from './ReminderBanner.tsx';

const meta = preview.meta({
  component: ReminderBanner,
  args: {
    absent: fromSeason(teamsNamed, (season) => reminderIn(season).absent),
    swaps: fromSeason(teamsNamed, (season) => reminderIn(season).swaps),
    onFill: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const OneOfThem = meta.story({
  args: {
    absent: fromSeason(teamsNamed, (season) => reminderIn(season).absent.slice(0, 1)),
    swaps: fromSeason(teamsNamed, (season) => reminderIn(season).swaps.slice(0, 1)),
  },
});

/** No player can take their places. */
export const NoLegalSwap = meta.story({ args: { swaps: [] } });

export const LongNames = meta.story({
  args: {
    absent: ['Tuipulotu-Fainga’anuku', 'Fakatava-Naholo', 'Papali’i-Tuungafasi'],
    swaps: [
      { out: 'Tuipulotu-Fainga’anuku', in: 'Taukei’aho-Frizell' },
      { out: 'Fakatava-Naholo', in: 'Sotutu-Havili-Ioane' },
      { out: 'Papali’i-Tuungafasi', in: 'Christie-Perofeta' },
    ],
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill in transfers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFill).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Who of the team will not play, and who takes their places. */
function reminderIn(season: Season): Pick<ReminderBannerProps, 'absent' | 'swaps'> {
  const reminder = season.team && teamReminderOf(season.team, season, season.now);
  if (reminder?.kind !== 'absent') throw new Error('Nobody of the team is absent.');
  const nameOf = (id: number) => distinctNameOf(id, [], season);
  const swaps = reminder.absent.flatMap(({ swap }) => swap ?? []);
  return {
    absent: reminder.absent.map(({ playerId }) => nameOf(playerId)),
    swaps: swaps.map((swap) => ({ out: nameOf(swap.out), in: nameOf(swap.in) })),
  };
}
