import { blankComments } from './blankComments.ts';

/**
 * The literal colours and pixels in a file, and what depends on how a device is held, each with what to write in its place. A hairline of 1 px
 * does not count, nor does a measure of the file's own; one of those that no longer occurs is reported too.
 */
export function findLiteralStyles(text: string, own: readonly string[] = []): readonly string[] {
  const code = blankComments(text);
  const lines = code.split('\n').flatMap((line, index) => [
    ...matches(line, color).map((found) => `a role of the theme in place of the colour ${found} in line ${index + 1}`),
    ...matches(line, heldDevice).map(
      (found) => `a style for both ways to hold a device in place of ${found} in line ${index + 1}`,
    ),
    ...matches(line, pixels)
      .filter((found) => !/^-?[01](?:\.0)?px$/.test(found) && !own.includes(found))
      .map((found) => `a step of theme/scale.ts in place of ${found} in line ${index + 1}`),
  ]);
  const gone = own.filter((measure) => !matches(code, pixels).includes(measure));
  return [...lines, ...gone.map((measure) => `no more mention of ${measure} in .ci/conventions/exceptions.ts`)];
}

const color = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/gi;
const heldDevice = /\(orientation\b/g;
const pixels = /(?<![\w.])-?\d*\.?\d+px\b/g;

function matches(line: string, pattern: RegExp): readonly string[] {
  return [...line.matchAll(pattern)].map(([found]) => found);
}
