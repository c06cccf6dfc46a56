import type { GlossaryTerm } from './glossary.ts';

/** A text as the characters of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A word that explains itself, as articles contain it. [B3] */
export function termHtml(term: GlossaryTerm, word: string): string {
  return `<dfn data-term="${term}">${escapeHtml(word)}</dfn>`;
}

export interface MarkupContext {
  /** HTML to put in the place of a line `{name}`. */
  readonly tables: Readonly<Record<string, string>>;
  /** The address of a link, from what stands in its parentheses. */
  readonly addressOf: (target: string) => string;
}

/**
 * The lines of an article as HTML. `## ` begins a heading, `- ` an item of a list, `{scoring}` is a table; every other line is a paragraph.
 * Inside a line: `**strong**`, `[link](target)`, `[[T|tries]]` for a word of the glossary.
 */
export function markupHtml(lines: readonly string[], context: MarkupContext): string {
  const blocks = lines.map((line) => blockHtml(line, context));
  return blocks
    .map((html, index) => html.replace(/^<li>/, opens(blocks, index)).replace(/<\/li>$/, closes(blocks, index)))
    .join('\n');
}

function blockHtml(line: string, context: MarkupContext): string {
  const table = /^\{(\w+)\}$/.exec(line)?.[1];
  if (table !== undefined) return tableHtml(table, context);
  if (line.startsWith('## ')) return `<h2>${inlineHtml(line.slice(3), context)}</h2>`;
  if (line.startsWith('- ')) return `<li>${inlineHtml(line.slice(2), context)}</li>`;
  return `<p>${inlineHtml(line, context)}</p>`;
}

function tableHtml(name: string, { tables }: MarkupContext): string {
  const html = tables[name];
  if (html === undefined) throw new Error(`There is no table "${name}".`);
  return html;
}

function inlineHtml(text: string, { addressOf }: MarkupContext): string {
  return escapeHtml(text)
    .replaceAll(/\[\[(\w+)\|([^\]]+)\]\]/g, '<dfn data-term="$1">$2</dfn>')
    .replaceAll(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, label: string, target: string) => `<a href="${escapeHtml(addressOf(target))}">${label}</a>`,
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function isItem(html: string | undefined): boolean {
  return html?.startsWith('<li>') ?? false;
}

function opens(blocks: readonly string[], index: number): string {
  return isItem(blocks[index - 1]) ? '<li>' : '<ul>\n<li>';
}

function closes(blocks: readonly string[], index: number): string {
  return isItem(blocks[index + 1]) ? '</li>' : '</li>\n</ul>';
}
