import { expect, test } from 'vitest';
import { findingsIn, reviewedPictures } from './pictureReview.ts';
import { reviewPage } from './reviewPage.ts';
import { betweenFailures } from '../../.storybook/checks/storyChecks.ts';

const folder = 'packages/ui/src/primitives/Button';
const left = (name: string) => `.cache/pictures/${folder}/${name}.png`;
const committed = `${folder}/__screenshots__/primitives-button-default.club-dark-phone.png`;

test('a failed picture has before, after and difference; a new one has only after', () => {
  const files = [
    left('primitives-button-default.club-dark-phone-actual'),
    left('primitives-button-default.club-dark-phone-diff'),
    left('primitives-button-new.championship-light-desktop-reference'),
    left('no-picture'),
  ];
  expect(reviewedPictures(files, new Set([committed]))).toEqual([
    {
      folder,
      story: 'primitives-button-default',
      mode: 'club-dark-phone',
      before: committed,
      after: left('primitives-button-default.club-dark-phone-actual'),
      difference: left('primitives-button-default.club-dark-phone-diff'),
    },
    {
      folder,
      story: 'primitives-button-new',
      mode: 'championship-light-desktop',
      after: left('primitives-button-new.championship-light-desktop-reference'),
    },
  ]);
});

test('findings are the failures that are not about pictures, each once', () => {
  const failure = {
    title: 'Default',
    failureMessages: [
      '\u001B[31maxe in club light:\u001B[39m\ncolor-contrast',
      'The picture of a does not match.',
      'Error: \u001B[2mexpect(\u001B[22melement).toMatchScreenshot()\n\nScreenshot does not match the stored reference.',
    ],
  };
  const run = { name: `/root/${folder}/Button.stories.tsx`, assertionResults: [failure, { title: 'Long Words' }] };
  expect(findingsIn({ testResults: [run, run] }, '/root')).toEqual([
    { folder, story: 'Default', message: 'axe in club light:\ncolor-contrast' },
  ]);
});

test('a story with two faults has the one that is not about its picture, and a file that cannot be loaded is a finding', () => {
  const failure = { title: 'Default', failureMessages: [`contrast${betweenFailures}The picture of a does not match.`] };
  const runs = [
    { name: `/root/${folder}/Button.stories.tsx`, message: 'contrast', assertionResults: [failure] },
    { name: `/root/${folder}/Link.stories.tsx`, message: 'There is no file.', assertionResults: [] },
  ];
  expect(findingsIn({ testResults: runs }, '/root')).toEqual([
    { folder, story: 'Default', message: 'contrast' },
    { folder, story: 'Link.stories.tsx', message: 'There is no file.' },
  ]);
});

test('a run that has failed never says that every story looks as its pictures do', () => {
  const [passed, failed] = [true, false].map((hasPassed) => reviewPage([], [], hasPassed, () => new Uint8Array()));
  expect(passed).toContain('Every story looks as its pictures do.');
  expect(failed).not.toContain('Every story looks as its pictures do.');
  expect(failed).toContain('The run of the stories has failed.');
});

test('the page holds the findings and the pictures, with the command that accepts each', () => {
  const picture = { folder, story: 'primitives-button-default', mode: 'club-dark-phone', after: 'after.png' } as const;
  const page = reviewPage(
    [picture],
    [{ folder, story: 'Default', message: 'contrast of <b>' }],
    false,
    () => new Uint8Array([1, 2]),
  );
  expect(page).toContain(`npm run pictures -- ${folder}`);
  expect(page).toContain(`npm run pictures -- --accept ${committed}`);
  expect(page).toContain('primitives-button-default · club · dark · phone');
  expect(page).toContain('data:image/png;base64,AQI=');
  expect(page).toContain('contrast of &lt;b&gt;');
});
