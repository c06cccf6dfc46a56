import preview from '../../../../../.storybook/preview.tsx';
import { breakpoint, control, radius, space } from '../scale.ts';
import { FoundationsPage, Specimens } from './FoundationsPage.tsx';
import { Bar, Corner, Heading } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Space', component: FoundationsPage, tags: ['!autodocs'] });

/** The 4 px grid, corner radii, heights of controls and breakpoints. */
export const Space = meta.story({
  args: {
    title: 'Space',
    lead: 'A 4 px grid and four corners. Hairlines and space instead of boxes; no literal pixel outside the theme.',
    children: (
      <>
        <Heading>Steps</Heading>
        <Specimens>
          {Object.entries(space).map(([step, length]) => (
            <div key={step}>
              <dt>{`space ${step} · ${length}`}</dt>
              <Bar style={{ inlineSize: length }} />
            </div>
          ))}
        </Specimens>
        <Heading>Corners</Heading>
        <Specimens>
          {Object.entries(radius).map(([name, length]) => (
            <div key={name}>
              <dt>{`${name} · ${length}`}</dt>
              <Corner style={{ borderRadius: length }} />
            </div>
          ))}
        </Specimens>
        <Heading>Heights of controls</Heading>
        <Specimens>
          {Object.entries(control.height).map(([name, length]) => (
            <div key={name}>
              <dt>{`${name} · ${length}`}</dt>
              <Corner style={{ blockSize: length }} />
            </div>
          ))}
        </Specimens>
        <Heading>From these widths another arrangement holds</Heading>
        <Specimens>
          {Object.entries(breakpoint).map(([name, width]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{width} px</dd>
            </div>
          ))}
        </Specimens>
      </>
    ),
  },
});
