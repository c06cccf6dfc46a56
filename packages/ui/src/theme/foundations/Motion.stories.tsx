import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { motion } from '../scale.ts';
import { FoundationsPage, Specimens } from './FoundationsPage.tsx';
import { Ball } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Motion', component: FoundationsPage, tags: ['!autodocs'] });

/** Every duration with its easing, animated. */
export const Motion = meta.story({
  args: {
    title: 'Motion',
    lead: '120 to 240 ms, ease-out, transform and opacity only. Reduced motion turns all of it off.',
    children: (
      <Specimens>
        {Object.entries(motion).map(([name, timing]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Ball $timing={timing} />
            </dd>
            <dd>{timing}</dd>
          </div>
        ))}
      </Specimens>
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    for (const timing of Object.values(motion)) await expect(canvas.getByText(timing)).toBeVisible();
  },
});
