import { helpPath } from './helpPath.ts';
import { plainText } from './plainText.ts';

/** The headings of an article with their anchors, each anchor once. */
export function helpOutline(body: string): readonly { readonly id: string; readonly text: string }[] {
  const headings = [...body.matchAll(/<h[12]\b[^>]*>(.*?)<\/h[12]>/gs)].map(([, html = '']) => plainText(html));
  return headings.filter((text, index) => headings.indexOf(text) === index).map((text) => ({ id: helpPath(text), text }));
}
