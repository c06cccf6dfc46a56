import { Buffer } from 'node:buffer';
import { escapeHtml } from '@rugby/domain/help/markup';
import { pictureModes } from '../../.storybook/modes.ts';
import { type Finding, pathOf, type ReviewedPicture } from './pictureReview.ts';

/**
 * One page with its pictures embedded, so that it needs no other file. `hasPassed` says how the run of the stories ended; `read` returns the content
 * of a file by its path from the root.
 */
export function reviewPage(
  pictures: readonly ReviewedPicture[],
  findings: readonly Finding[],
  hasPassed: boolean,
  read: (file: string) => Uint8Array,
): string {
  const folders = [...new Set([...pictures, ...findings].map(({ folder }) => folder))].sort();
  const sections = folders.map((folder) =>
    [
      `<h2>${escapeHtml(folder)}</h2>`,
      `<p>Take all of them again: <code>npm run pictures -- ${escapeHtml(folder)}</code></p>`,
      ...findings.filter((finding) => finding.folder === folder).map(findingBlock),
      ...pictures.filter((picture) => picture.folder === folder).map((picture) => pictureBlock(picture, read)),
    ].join('\n'),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Review of pictures</title><style>${style}</style>
<h1>${pictures.length} pictures to review, ${findings.length} findings beside them</h1>
${hasPassed ? '<p>Every story looks as its pictures do.</p>' : '<p>The run of the stories has failed. What it printed says more than this page.</p>'}
${sections.join('\n')}
</html>`;
}

function findingBlock({ story, message }: Finding): string {
  return `<details open><summary>${escapeHtml(story)}</summary><pre>${escapeHtml(message)}</pre></details>`;
}

function pictureBlock(picture: ReviewedPicture, read: (file: string) => Uint8Array): string {
  const { edition, mode, viewport } = pictureModes[picture.mode];
  const figure = (label: string, file: string | undefined) =>
    `<figure><figcaption>${label}</figcaption>${file === undefined ? 'none' : image(`${picture.story}, ${label}`, read(file))}</figure>`;
  const parts = [figure('before', picture.before), figure('after', picture.after), figure('difference', picture.difference)];
  return `<section><h3>${escapeHtml(picture.story)} · ${edition} · ${mode} · ${viewport}</h3>
<p>Accept: <code>npm run pictures -- --accept ${escapeHtml(pathOf(picture))}</code></p><div>${parts.join('')}</div></section>`;
}

function image(text: string, content: Uint8Array): string {
  return `<img alt="${escapeHtml(text)}" src="data:image/png;base64,${Buffer.from(content).toString('base64')}">`;
}

const style = `body { font: 16px/1.5 system-ui; margin: 2rem; background: #fff; color: #111 } div { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 } figcaption { font-weight: 600 } img { display: block; max-width: 30vw; border: 1px solid #999 } pre { white-space: pre-wrap; background: #eee; padding: 1rem }`;
