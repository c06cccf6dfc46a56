import { Canvas, Controls, Description, DocsContext, Heading, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { LookSwitches, type ShownLook, useShownLook } from './LookSwitches.tsx';
import type { StoryParameters } from './storyParameters.ts';

/**
 * The documentation page of a component: its docstring, its first story with controls for the props, and each further story. A story over the
 * page, such as a dialog, is shown in a frame of its own.
 */
export function DocsPage() {
  const { componentStories, getStoryContext } = use(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => !tags.includes('!autodocs'));
  if (first === undefined) return <Title />;
  const { globals } = getStoryContext(first);
  return (
    <Page initial={{ edition: String(globals['edition']), mode: String(globals['mode']) }}>
      {(look) => (
        <>
          {isOverPage(first.parameters) ? <Framed id={first.id} name={first.name} look={look} /> : <Primary />}
          <Controls of={first.moduleExport} />
          <Heading>States</Heading>
          {others.map(({ id, name, moduleExport, parameters }) => (
            <section key={id}>
              <h3>{name}</h3>
              <Description of={moduleExport} />
              {isOverPage(parameters) ? (
                <Framed id={id} name={name} look={look} />
              ) : (
                <Canvas of={moduleExport} story={{ inline: true }} />
              )}
            </section>
          ))}
        </>
      )}
    </Page>
  );
}

function Page({ initial, children }: { readonly initial: ShownLook; readonly children: (look: ShownLook) => ReactNode }) {
  const look = useShownLook(initial);
  return (
    <>
      <Title />
      <Subtitle />
      <LookSwitches shown={look} />
      <Description of="meta" />
      {children(look)}
    </>
  );
}

/** A story in a window of its own. Storybook's own frame does not follow the edition and the mode. */
function Framed({ id, name, look: { edition, mode } }: { readonly id: string; readonly name: string; readonly look: ShownLook }) {
  const address = `iframe.html?id=${id}&viewMode=story&globals=edition:${edition};mode:${mode}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this Storybook itself
    <iframe key={address} title={name} src={address} loading="lazy" style={{ inlineSize: '100%', blockSize: 640, border: 0 }} />
  );
}

function isOverPage({ picture }: StoryParameters): boolean {
  return picture?.target === 'page' || picture?.target === 'dialog';
}
