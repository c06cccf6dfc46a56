import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breachesIn } from '../conventions/conventions.ts';
import { root } from './run.ts';

it('every component of the library has the stories that the conventions ask for, and no literal styles', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root });
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]));
  expect(sources.size).toBeGreaterThan(200);
  expect(breachesIn(sources).map(({ file, wants }) => `${file} wants ${wants}`)).toEqual([]);
});

describe('the conventions', () => {
  const folder = 'packages/ui/src/primitives/Tally';
  const shown = 'export const Default = meta.story({});\n';
  const long = 'export const LongText = meta.story({});\n';
  const keyboard = "export const ByKeyboard = meta.story({ play: async ({ userEvent }) => userEvent.keyboard('{Enter}') });\n";

  /** What is found about one component and its stories; none are there unless some are handed over. */
  function about(component: string, stories?: string, further: Readonly<Record<string, string>> = {}): readonly string[] {
    const files = {
      [`${folder}/Tally.tsx`]: component,
      ...(stories !== undefined && { [`${folder}/Tally.stories.tsx`]: stories }),
    };
    return breachesIn(new Map(Object.entries({ ...files, ...further }))).map(({ wants }) => wants);
  }

  it('accept a component that shows figures', () => {
    expect(about('export interface TallyProps { readonly points: number }', shown)).toEqual([]);
  });
  it('ask for a story beside a public component', () => {
    expect(about('export interface TallyProps {}')).toEqual(['a story beside it: Tally.stories.tsx']);
  });
  it('ask nothing of a part of a component', () => {
    expect(breachesIn(new Map([[`${folder}/TallyRow.tsx`, 'export interface TallyRowProps { readonly name: string }']]))).toEqual(
      [],
    );
  });
  it.each([
    ['text', 'export interface TallyProps { readonly name: string }'],
    ['children', 'export interface TallyProps { readonly children: ReactNode }'],
    ['a list of data', 'interface Row { readonly name: string } export interface TallyProps { readonly rows: readonly Row[] }'],
    ['what it takes over', "import type { Named } from './named.ts'; export interface TallyProps extends Named {}"],
  ])('ask for long text where a component shows %s', (_, component) => {
    const named = { [`${folder}/named.ts`]: 'export interface Named { readonly name: string }' };
    expect(about(component, shown, named)).toEqual([expect.stringContaining('a story with long text')]);
    expect(about(component, shown + long, named)).toEqual([]);
  });
  it('take no address, choice or place for another component for text', () => {
    const props = "readonly href: string; readonly tone: 'good' | 'bad'; readonly header: ReactNode";
    expect(about(`export interface TallyProps { ${props} }`, shown)).toEqual([]);
  });
  it.each([
    ['a handler', 'export interface TallyProps { readonly onPress: () => void }'],
    ['the props of a control', 'export interface TallyProps extends Omit<AriaButtonProps, "children"> {}'],
  ])('ask for a play by keyboard where a component takes %s', (_, component) => {
    expect(about(component, shown)).toEqual([expect.stringContaining('whose play uses userEvent.tab or .keyboard')]);
    expect(about(component, shown + keyboard)).toEqual([]);
  });
  it.each([
    ['color: #0a1418;', 'a role of the theme in place of the colour #0a1418 in line 2'],
    ['color: rgb(0 0 0 / 35%);', 'a role of the theme in place of the colour rgb( in line 2'],
    ['padding: 1px 7px;', 'a step of theme/scale.ts in place of 7px in line 2'],
    ['@media (orientation: landscape) {}', 'a style for both ways to hold a device in place of (orientation in line 2'],
    ['margin: -2.5px;', 'a step of theme/scale.ts in place of -2.5px in line 2'],
  ])('find %s', (look, wants) => {
    expect(about(`const Root = styled.div\`\n${look}\`;`, shown)).toEqual([wants]);
  });
  it.each(['border: 1px solid;', '/* 7px */', '// see issue #123', "href='#content'", 'inset: 0px;'])('let %s be', (look) => {
    expect(about(`const Root = styled.div\`\n${look}\n\`;`, shown)).toEqual([]);
  });
});
