import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/resilience.ts';
import { LeagueFigures, type LeagueFiguresProps } from './LeagueFigures.tsx';

const args: LeagueFiguresProps = {
  title: 'Your leagues',
  figures: [
    { label: 'In', value: '4 leagues' },
    { label: 'Chairman of', value: '2' },
  ],
};
const meta = preview.meta({ component: LeagueFigures, args });

export const Default = meta.story({});

export const WithNote = meta.story({ args: { children: 'Ranks are final for round 6.' } });

export const Loading = meta.story({ args: { figures: args.figures.map(({ label }) => ({ label, value: undefined })) } });

export const LongText = meta.story({
  args: {
    title: 'Wie deine Mannschaft in ihren Ligen steht',
    figures: [{ label: 'Der beste Platz in einer Liga seit dem ersten Spieltag', value: '48,309= of 48,310' }],
  },
});

export const At320 = LongText.extend(at320);
