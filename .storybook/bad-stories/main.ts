import main from '../main.ts';

// oxlint-disable-next-line import/no-default-export -- Storybook reads the default export
export default { ...main, stories: ['./*.stories.tsx'] };
