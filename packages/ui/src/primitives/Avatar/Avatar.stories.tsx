import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';

const sizes: readonly AvatarSize[] = ['sm', 'md', 'lg'];

/** A picture of 8 by 8 px, half dark and half light. */
const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23123" d="M0 0h8v8H0z"/%3E%3Cpath fill="%239cb" d="M0 8 8 0v8z"/%3E%3C/svg%3E';

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Mere Kahu' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

export const Default = meta.story({});

export const WithPicture = meta.story({ args: { src } });

/** A long name has two initials, too. No picture: it looks like `Default`. */
export const LongName = meta.story({
  args: { name: 'Ana-Lucía Wilhelmina Fernández de la Tuipulotu-Wainikolo' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('AT')).toHaveLength(sizes.length);
  },
});

export const PictureFailed = meta.story({
  args: { src: 'data:image/png;base64,none' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('MK')).toHaveLength(sizes.length));
  },
});
