import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from '@rugby/domain/contract/schema';
import { pictureModeNames, type PictureMode } from '../../.storybook/modes.ts';
import { betweenFailures } from '../../.storybook/checks/storyChecks.ts';

/** A picture that failed or is new, as one run of the stories left it. */
export interface ReviewedPicture {
  /** The folder of the component, from the root: `packages/ui/src/primitives/Button`. */
  readonly folder: string;
  /** As in the picture's file name: `primitives-button-default`. */
  readonly story: string;
  readonly mode: PictureMode;
  /** Files from the root. `before` is absent for a new picture, `difference` where the sizes differ. */
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

/** A failure that is not about a picture: what axe found, a play that failed, or a file that could not be loaded, which stands for its stories. */
export interface Finding {
  readonly folder: string;
  readonly story: string;
  readonly message: string;
}

/** The folder below which a run leaves its pictures, by the folders of the components. */
export const leftPictures = '.cache/pictures';

/** Groups the files that a run left by picture. `committed` are the pictures of the repository. */
export function reviewedPictures(left: readonly string[], committed: ReadonlySet<string>): readonly ReviewedPicture[] {
  const pictures = new Map<string, ReviewedPicture>();
  for (const file of left) {
    const [, folder = '', story = '', mode = '', part = ''] = leftFile.exec(file) ?? [];
    const known = pictureModeNames.find((name) => name === mode);
    if (known === undefined) continue;
    const path = pathOf({ folder, story, mode: known });
    const before = part !== 'reference' && committed.has(path) ? { before: path } : {};
    const own = part === 'diff' ? { difference: file } : { after: file };
    pictures.set(path, { ...pictures.get(path), folder, story, mode: known, ...before, ...own });
  }
  return [...pictures.values()].sort((a, b) => `${a.folder}${a.story}${a.mode}`.localeCompare(`${b.folder}${b.story}${b.mode}`));
}

/** Where the repository has a picture, from the root. */
export function pathOf({ folder, story, mode }: Pick<ReviewedPicture, 'folder' | 'story' | 'mode'>): string {
  return posix.join(folder, '__screenshots__', `${story}.${mode}.png`);
}

const leftFile = /^\.cache\/pictures\/(.*)\/([^/]+)\.([a-z-]+)-(actual|diff|reference)\.png$/;

const results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(z.object({ title: z.string(), failureMessages: z.optional(z.nullable(z.array(z.string()))) })),
    }),
  ),
});

/**
 * The failures in vitest's JSON report that are not about pictures, and the files of which no story could run. Both runs of a story mostly find the
 * same failures: each is listed once.
 */
export function findingsIn(report: unknown, root: string): readonly Finding[] {
  const findings = z.parse(results, report).testResults.flatMap(({ name, message = '', assertionResults }) => {
    const folder = posix.dirname(posix.relative(root, name));
    if (assertionResults.length === 0 && message !== '') return [findingOf(folder, posix.basename(name), message)];
    return assertionResults.flatMap(({ title, failureMessages }) =>
      (failureMessages ?? [])
        .flatMap((failure) => failure.split(betweenFailures))
        .filter((failure) => !/The picture of .* does not match|toMatchScreenshot/.test(failure))
        .map((failure) => findingOf(folder, title, failure)),
    );
  });
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

function findingOf(folder: string, story: string, message: string): Finding {
  return { folder, story, message: stripVTControlCharacters(message) };
}
