import type { Edition } from '@rugby/domain/editions';
import type { MailContent } from './MailContent.ts';

/** Returns the plain text of a mail. */
export function renderMailText(content: MailContent, edition: Pick<Edition, 'title'>): string {
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
    ['--', reason, ...links.map(({ label, url }) => `${label}: ${url}`), edition.title].join('\n'),
  ].join('\n\n');
}
