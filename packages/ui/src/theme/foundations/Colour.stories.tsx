import preview from '../../../../../.storybook/preview.tsx';
import { brandRoles } from '../brands.ts';
import { color } from '../color.ts';
import { FoundationsPage, InEveryLook } from './FoundationsPage.tsx';
import { Roles, Swatch } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Colour', component: FoundationsPage, tags: ['!autodocs'] });

/** Every role with its value. A component names a role, never a hue: both editions and both modes follow by themselves. */
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
  // The values are held by the contrast test; as a picture they would only be heavy.
  parameters: { picture: { disable: true } },
});

function reference(role: string): string {
  return Object.entries(color).find(([name]) => name === role)?.[1] ?? 'none';
}
