import type { Plugin } from 'vite';

/** A part of a source text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Writes styles on one line, without the indentation of their source: half a KB of the start, one of the team page. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/(?:app|ui)\/src\/.*\.tsx?$/, code: /`\n/ },
      handler(code) {
        const spans = taggedTexts(this.parse(code)).toSorted((one, other) => one.start - other.start);
        let compact = '';
        let done = 0;
        for (const { start, end } of spans) {
          compact += code.slice(done, start) + code.slice(start, end).replace(/\s*\n\s*/g, ' ');
          done = end;
        }
        return { code: compact + code.slice(done), map: null };
      },
    },
  };
}

/** The texts of all tagged templates below a node of a syntax tree. Every tag of the site makes styles. */
function taggedTexts(node: unknown): readonly Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isTaggedTemplate(node) ? node.quasi.quasis : [];
  return [...own, ...Object.values(node).flatMap(taggedTexts)];
}

function isTaggedTemplate(node: object): node is { readonly quasi: { readonly quasis: readonly Span[] } } {
  return 'type' in node && node.type === 'TaggedTemplateExpression';
}
