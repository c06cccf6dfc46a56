import axe from 'axe-core';
import { inject } from 'vitest';
import { axeContext, axeOptions, isOnlyCovered } from './axeSettings.ts';
import { inOtherMode } from '../plays/inOtherMode.ts';
import { pictureModes } from '../modes.ts';
import type { CheckedStory } from './storyChecks.ts';

/** The rules of axe that look at colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * axe finds nothing, in neither mode of the brand: two runs of a story make all four of brand × mode. Both modes have the same elements, so in the
 * one that has no picture the rules that look at colours are enough. Storybook's addon does the same for people; under test it is off, because it
 * sends the tests all that axe has passed.
 */
export async function checkAccessibility({ parameters: { a11y, media } }: CheckedStory): Promise<void> {
  if (a11y?.test === 'off') return;
  const rules = [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])];
  axe.reset();
  axe.configure({ ...a11y?.config, rules, noHtml: true });
  const { edition, mode } = pictureModes[inject('pictureMode')];
  await expectNoViolations(`${edition} ${mode}`, { ...a11y?.options });
  // The system's own colours are the same in both modes.
  if (media?.forcedColors) return;
  const off = new Set(rules.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  // A rule that is named runs although it is switched off.
  const options = { ...a11y?.options, runOnly: rulesOfColour.filter((rule) => !off.has(rule)), rules: {} };
  await inOtherMode((other) => expectNoViolations(`${edition} ${other}`, options));
}

async function expectNoViolations(look: string, options: axe.RunOptions): Promise<void> {
  const found = await axe.run(axeContext, { ...axeOptions, ...options });
  const violations = found.violations.flatMap((violation) => {
    const nodes = violation.nodes.filter((node) => !isOnlyCovered(node));
    return nodes.length === 0 ? [] : [{ ...violation, nodes }];
  });
  if (violations.length > 0) throw new Error(`axe in ${look}:\n${violations.map(describeViolation).join('\n')}`);
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.element?.outerHTML.slice(0, 300) ?? ''}\n  ${node.failureSummary ?? ''}`),
  ].join('\n');
}
