import { lastNameOf } from '@rugby/domain/game/model/lookup';
import { slotsOf } from '@rugby/domain/game/model/positions';
import { setPlayer } from '@rugby/domain/game/model/lineup';
import { selectionDifferences, type SelectionDifference } from '@rugby/domain/game/team/selectionDifferences';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleWords } from '../../words/sampleWords.ts';
import { timeOfDay } from '../../words/sampleTimes.ts';
import { SaveConflict } from './SaveConflict.tsx';

const meta = preview.meta({
  component: SaveConflict,
  args: {
    savedAt: fromSeason(historicRound, ({ team }) => timeOfDay(team?.savedAt ?? '')),
    differences: fromSeason(historicRound, differencesIn),
    onKeep: fn(),
    onTakeSaved: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText(/ is not in the saved team\.$/)).toBeVisible();
  },
});

/** Several differences, with long names. */
export const LongNames = meta.story({
  args: {
    differences: [
      'Tuipulotu-Fainga’anuku is not in the saved team.',
      'Kirkbride is in the saved team, but you did not pick them.',
      'The saved captain is nobody, you picked Tuipulotu-Fainga’anuku.',
    ],
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    await step('Escape keeps the picked team', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onKeep).toHaveBeenCalledOnce();
    });
    await step('only its button takes the saved team', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Take what is saved' }));
      await expect(args.onTakeSaved).toHaveBeenCalledOnce();
    });
  },
});

/** How the saved team differs from one with another hooker and without a captain. */
function differencesIn(season: Season): readonly string[] {
  const { team, players } = season;
  const hooker = [...players.values()].find(({ id, position }) => position === 'hooker' && id > 100);
  const [slot] = slotsOf('hooker');
  if (team === null || hooker === undefined || slot === undefined) return [];
  const sent = { lineup: setPlayer(team.lineup, slot, hooker.id), captainId: null };
  return selectionDifferences(sent, team).map((difference) => sentenceOf(difference, season));
}

function sentenceOf(difference: SelectionDifference, season: Season): string {
  if (difference.kind !== 'captain')
    return sampleWords(`modals.saveConflict.${difference.kind}`, { player: lastNameOf(difference.playerId, season) });
  const nameOf = (id: number | null) => (id === null ? sampleWords('modals.saveConflict.noCaptain') : lastNameOf(id, season));
  return sampleWords('modals.saveConflict.captain', { saved: nameOf(difference.saved), picked: nameOf(difference.sent) });
}
