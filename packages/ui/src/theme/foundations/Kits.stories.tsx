import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { FoundationsPage } from './FoundationsPage.tsx';
import { Heading, Shirts } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Kits', component: FoundationsPage, tags: ['!autodocs'] });

/** The kits of all squads in both editions. */
export const Kits = meta.story({
  args: {
    title: 'Kits',
    lead: 'Colour belongs to the clubs. A jersey is drawn from its kit alone: base, second, trim and one of six patterns; an unknown squad gets a grey one.',
    children: Object.values(editions).map(({ id, title, kits }) => (
      <section key={id}>
        <Heading>{title}</Heading>
        <Shirts>
          {Object.entries(kits).map(([abbreviation, kit], index) => (
            <li key={abbreviation}>
              <Jersey kit={kit} number={index + 1} size={78} />
              {abbreviation}
              <small>{kit.pattern}</small>
            </li>
          ))}
        </Shirts>
      </section>
    )),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const squads = Object.values(editions).flatMap(({ kits }) => Object.keys(kits));
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(squads.filter((squad) => !shown.some((text) => text.includes(squad)))).toEqual([]);
  },
});
