import type { MailContent, MailFrame } from './MailContent.ts';

/** Returns the plain text of a mail. */
export function renderMailText(content: MailContent, { signature }: Pick<MailFrame, 'signature'>): string {
  const { heading, tag, paragraphs, facts = [], action, swaps, notes = [], reason, links = [] } = content;
  return [
    ...(tag === undefined ? [] : [tag]),
    heading,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')]),
    ...(swaps?.rows ?? []).map(({ out, in: into }) => `${out.name} (${out.detail}) → ${into.name} (${into.detail})`),
    ...(swaps?.after === undefined ? [] : [swaps.after]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    ['--', reason, ...links.map(({ label, url }) => `${label}: ${url}`), signature].join('\n'),
  ].join('\n\n');
}
