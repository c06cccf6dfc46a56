import DOMPurify from 'dompurify';

/** What an article may consist of. Everything else is left out, but its text stays. */
const tags =
  'h1 h2 h3 h4 p ul ol li dl dt dd blockquote hr br a strong b em i small code dfn span div section table caption thead tbody tr th td'.split(
    ' ',
  );

const attributes = 'href scope colspan rowspan data-term data-kind data-for data-none data-negative data-total'.split(' ');

/** The content of an article as nodes that contain no script, style, form, frame or picture, whatever the HTML contains. */
export function readHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
