import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** HTML without `style` attributes, and the style rules that it needs. */
export interface StyledHtml {
  readonly html: string;
  readonly styles: string;
}

/** Renders an element on the server. */
export function renderToHtml(element: ReactElement): StyledHtml {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    return moveStyleAttributes(html, rulesOf(sheet.getStyleTags()));
  } finally {
    sheet.seal();
  }
}

/** The rules in the tags of a style sheet, without the notes by which the library would read them again. */
function rulesOf(tags: string): string {
  return tags.replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}

/** The content security policy allows no `style` attributes: each becomes a rule. */
function moveStyleAttributes(html: string, styles: string): StyledHtml {
  const rules = new Map<string, string>();
  const marked = html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    const mark = rules.get(declarations) ?? String(rules.size);
    rules.set(declarations, mark);
    return ` data-style="${mark}"`;
  });
  const added = [...rules].map(([declarations, mark]) => `[data-style="${mark}"]{${unescapeHtml(declarations)}}`);
  return { html: marked, styles: styles + added.join('') };
}

function unescapeHtml(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
