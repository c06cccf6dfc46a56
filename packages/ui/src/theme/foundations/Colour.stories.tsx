import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { brandRoles, brands, modes } from '../brands.ts';
import { color } from '../color.ts';
import { FoundationsPage, InEveryLook } from './FoundationsPage.tsx';
import { Roles, Swatch } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Colour', component: FoundationsPage, tags: ['!autodocs'] });

/** Every role with its value in each brand and mode. Components use roles only. */
export const Colour = meta.story({
  args: {
    title: 'Colour',
    lead: 'Roles, never hues. A component says what a colour is for; edition and mode say which it is. Contrast of every pair is held by a test.',
    children: (
      <InEveryLook>
        {(brand, mode) => (
          <Roles>
            {Object.entries(brandRoles[brand][mode]).map(([role, value]) => (
              <li key={role}>
                <Swatch style={{ backgroundColor: reference(role) }} />
                {role}
                <code>{value}</code>
              </li>
            ))}
          </Roles>
        )}
      </InEveryLook>
    ),
  },
  // No picture: the contrast test checks the values.
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const roles = brands.flatMap((brand) => modes.flatMap((mode) => Object.keys(brandRoles[brand][mode])));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(roles.length);
  },
});

function reference(role: string): string {
  return Object.entries(color).find(([name]) => name === role)?.[1] ?? 'none';
}
