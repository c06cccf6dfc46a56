import type { Edition } from '@rugby/domain/editions';
import { isGlossaryTerm } from '@rugby/domain/help/glossary';
import { helpPath } from '@rugby/domain/help/helpPath';
import { createElement, type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { GlossaryTerm } from '../GlossaryTerm/GlossaryTerm.tsx';
import { articleLook } from './articleLook.ts';
import { readHtml } from './readHtml.ts';

export interface HelpArticleProps {
  readonly edition: Edition;
  readonly title: string;
  /** HTML from anywhere: it is sanitised. */
  readonly body: string;
}

/** An article of the help centre: its HTML as components, with links of the site and words that explain themselves. [A-143, B3] */
export function HelpArticle({ edition, title, body }: HelpArticleProps) {
  const content = useMemo(() => readHtml(body), [body]);
  return (
    <Article>
      <h1>{title}</h1>
      {nodesIn(content, { edition, headings: new Set() })}
    </Article>
  );
}

interface Reading {
  readonly edition: Edition;
  /** The anchors that headings have already. */
  readonly headings: Set<string>;
}

function nodesIn(parent: ParentNode & Node, reading: Reading): readonly ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (isElement(node)) return elementOf(node, index, reading);
    return isElement(parent) && tableParts.has(parent.localName) ? null : node.textContent;
  });
}

/** `Node.ELEMENT_NODE`. The server, which renders articles too, has no `Node`. */
const elementType = 1;

function isElement(node: Node): node is Element {
  return node.nodeType === elementType;
}

/** React refuses the line breaks between the parts of a table. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

function elementOf(element: Element, key: number, reading: Reading): ReactNode {
  const children = nodesIn(element, reading);
  const tag = element.localName;
  if (tag === 'a') return linkOf(element, key, children);
  if (tag === 'dfn') return termOf(element, key, children, reading);
  if (tag === 'h1' || tag === 'h2') return headingOf(element, key, children, reading);
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  return createElement(tag, { key, ...attributesOf(element) }, ...children);
}

function linkOf(element: Element, key: number, children: readonly ReactNode[]): ReactNode {
  const href = element.getAttribute('href');
  if (href === null) return <span key={key}>{children}</span>;
  const isOutside = /^[a-z]+:/i.test(href);
  return (
    <Link key={key} href={href} {...(isOutside && { rel: 'noreferrer' })}>
      {children}
    </Link>
  );
}

function termOf(element: Element, key: number, children: readonly ReactNode[], { edition }: Reading): ReactNode {
  const term = element.getAttribute('data-term') ?? '';
  if (!isGlossaryTerm(term)) return <span key={key}>{children}</span>;
  return (
    <GlossaryTerm key={key} term={term} edition={edition}>
      {children}
    </GlossaryTerm>
  );
}

/** The title of the article is the only first heading. Each heading has an anchor, the first of its name only. */
function headingOf(element: Element, key: number, children: readonly ReactNode[], { headings }: Reading): ReactNode {
  const anchor = helpPath(element.textContent);
  const isTaken = headings.has(anchor);
  headings.add(anchor);
  return (
    <h2 key={key} {...(!isTaken && { id: anchor })}>
      {children}
    </h2>
  );
}

function attributesOf(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [propOf[name] ?? name, value]));
}

const propOf: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const Article = styled.article`
  ${articleLook}
`;
