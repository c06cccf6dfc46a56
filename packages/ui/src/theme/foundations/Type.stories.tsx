import preview from '../../../../../.storybook/preview.tsx';
import { textStyles, type TextStyle } from '../typography.ts';
import { FoundationsPage, Specimens } from './FoundationsPage.tsx';
import { Sample } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Type', component: FoundationsPage, tags: ['!autodocs'] });

/** Every text style with its family, weight, size and line height. */
export const Type = meta.story({
  args: {
    title: 'Type',
    lead: 'Barlow Condensed for names and numbers, Inter for text. Sizes follow the reader’s own; figures are tabular, so that nothing jitters.',
    children: (
      <Specimens>
        {Object.entries(textStyles).map(([name, { family, weight, size, line }]) => (
          <div key={name}>
            <dt>
              {name}
              <br />
              {`${family} ${weight}, ${size}/${line}`}
            </dt>
            <Sample $name={styleOf(name)}>Ngārimu 312</Sample>
          </div>
        ))}
      </Specimens>
    ),
  },
});

function styleOf(name: string): TextStyle {
  return isTextStyle(name) ? name : 'body';
}

function isTextStyle(name: string): name is TextStyle {
  return name in textStyles;
}
