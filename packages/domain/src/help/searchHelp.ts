import type { HelpArticle, HelpSection } from './model.ts';
import { plainText } from './plainText.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** An article that contains every word of a search. */
export interface HelpHit {
  readonly section: HelpSection;
  readonly article: HelpArticle;
  readonly title: readonly MarkedText[];
  /** The text around the first match; the beginning of the article when only the title matches. */
  readonly excerpt: readonly MarkedText[];
}

/** The length of an excerpt, in characters. */
const excerptLength = 180;

/** The longest search, in characters. What is beyond is left out. */
export const searchMax = 100;

/** The articles that contain every word of the search, without regard to case, accents and hyphens; titles first. Nothing for an empty search. */
export function searchHelp(sections: readonly HelpSection[], query: string): readonly HelpHit[] {
  const terms = [...new Set(foldText(query.slice(0, searchMax)).text.split(/[^\p{L}\p{N}&]+/u))].filter((term) => term !== '');
  if (terms.length === 0) return [];
  const hits = sections.flatMap((section) => section.articles.map((article) => hitOf(section, article, terms)));
  return hits.flatMap((hit) => hit ?? []).toSorted((one, other) => Number(isInTitle(other)) - Number(isInTitle(one)));
}

function hitOf(section: HelpSection, article: HelpArticle, terms: readonly string[]): HelpHit | undefined {
  const title = foldText(article.title);
  const body = foldText(plainText(article.body));
  if (!terms.every((term) => title.text.includes(term) || body.text.includes(term))) return undefined;
  const titleRanges = rangesOf(title, terms);
  return { section, article, title: markRanges(title.original, titleRanges), excerpt: excerptOf(body, rangesOf(body, terms)) };
}

function isInTitle({ title }: HelpHit): boolean {
  return title.some(({ isMatch }) => isMatch);
}

/** A text folded letter by letter; `places[i]` is where the folded character `i` stands in the original. */
interface FoldedText {
  readonly original: string;
  readonly text: string;
  readonly places: readonly number[];
}

function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    const folded = letter
      .normalize('NFD')
      .replaceAll(/[\p{M}'’‘ʻ-]/gu, '')
      .toLowerCase();
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    text += folded;
    place += letter.length;
  }
  return { original, text, places };
}

type Range = readonly [start: number, end: number];

/** Where the terms stand in the original text, in order and merged where they touch. */
function rangesOf({ original, text, places }: FoldedText, terms: readonly string[]): readonly Range[] {
  const all = terms.flatMap((term) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      const start = places[at] ?? 0;
      const found = original.slice(start, places[at + term.length] ?? original.length);
      ranges.push([start, start + found.replace(/-+$/, '').length]);
    }
    return ranges;
  });
  const merged: Range[] = [];
  for (const [start, end] of all.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** Starts at a word shortly before the first match and ends at one. */
function excerptOf({ original }: FoldedText, ranges: readonly Range[]): readonly MarkedText[] {
  const wanted = Math.max(0, (ranges[0]?.[0] ?? 0) - excerptLength / 3);
  const start = wanted === 0 ? 0 : original.lastIndexOf(' ', wanted) + 1;
  const cut = start + excerptLength;
  const end = cut >= original.length ? original.length : Math.max(original.lastIndexOf(' ', cut), start + 1);
  const inside = ranges.flatMap(([from, to]): readonly Range[] =>
    from >= start && to <= end ? [[from - start, to - start]] : [],
  );
  const pieces = markRanges(original.slice(start, end), inside);
  const dots = (isNeeded: boolean): readonly MarkedText[] => (isNeeded ? [{ text: '…', isMatch: false }] : []);
  return [...dots(start > 0), ...pieces, ...dots(end < original.length)];
}

function markRanges(text: string, ranges: readonly Range[]): readonly MarkedText[] {
  let at = 0;
  const pieces: MarkedText[] = [];
  for (const [start, end] of ranges) {
    pieces.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
