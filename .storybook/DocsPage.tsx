import { Canvas, Controls, Description, DocsContext, Heading, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { StoryParameters } from './storyParameters.ts';

/**
 * The page of a component: what it is for, as its own comment says; its first story with the props to try; every other state by name. What
 * stands over the page, as a dialog does, has a window of its own here: fifty dialogs at once would help nobody.
 */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => !tags.includes('!autodocs'));
  if (first === undefined) return <Title />;
  const overPage = isOverPage(first.parameters);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {overPage ? <Canvas of={first.moduleExport} story={windowed} /> : <Primary />}
      <Controls of={first.moduleExport} />
      <Heading>States</Heading>
      {others.map(({ id, name, moduleExport, parameters }) => (
        <section key={id}>
          <h3>{name}</h3>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} story={isOverPage(parameters) ? windowed : { inline: true }} />
        </section>
      ))}
    </>
  );
}

const windowed = { inline: false, height: '640px' } as const;

function isOverPage({ picture }: StoryParameters): boolean {
  return picture?.target === 'page';
}
