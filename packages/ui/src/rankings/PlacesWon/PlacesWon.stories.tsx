import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fetchRanking } from '../sampleRanking.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { PlacesWon } from './PlacesWon.tsx';

const meta = preview.meta({
  component: PlacesWon,
  args: { won: fromNetwork(historicRound, async (network) => (await fetchRanking(network)).user?.placesWon ?? 0) },
  render: ({ won: own }) => (
    <ul>
      {[own, 1204, 2, 1, 0, -1, -12].map((won) => (
        <li key={won}>
          <PlacesWon won={won} />
        </li>
      ))}
    </ul>
  ),
});

/** Words say what the arrows show, so that colour is not needed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const [first, ...shown] = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const places = Math.abs(args.won);
    await expect(first).toBe(`${places}${places} places ${args.won > 0 ? 'won' : 'lost'}`);
    await expect(shown).toEqual([
      '1,2041,204 places won',
      '22 places won',
      '11 place won',
      '–No place won or lost',
      '11 place lost',
      '1212 places lost',
    ]);
  },
});

export const ForcedColours = Default.extend(picturedInForcedColours);
