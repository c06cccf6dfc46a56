/**
 * The text of an HTML body for search and descriptions: headings end in a full stop, other tags become spaces, and the entities that our
 * own articles have become characters.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(?:\/?(?:a|dfn|strong|em|span|b|i)\b)[^>]*>/gi, '')
    .replaceAll(/<\/h[1-4]>/gi, '. ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first paragraph of an HTML body as text; empty without one. */
export function firstParagraph(html: string): string {
  return plainText(/<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '');
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
