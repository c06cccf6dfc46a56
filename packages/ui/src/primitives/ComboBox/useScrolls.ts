import { type RefObject, useEffect, useRef, useState } from 'react';
import { typeInto } from './typeInto.ts';

/**
 * Keeps the typed text when the page is scrolled: react-aria closes the list and drops the text at each scroll, also when the keyboard of a phone
 * moves the field. The list then opens where the field is. It stays at the event of a scroll from before it opened: browsers send those with the
 * next frame, which comes late on a busy device. The answer is to be called when the list opens or closes.
 */
export function useScrolls(field: RefObject<HTMLElement | null>): (isOpen: boolean) => void {
  const positions = useRef<ReadonlyMap<Node, string>>(new Map());
  const [scrolled, setScrolled] = useState<{ readonly text: string }>();
  useEffect(() => {
    // Listens before react-aria, which begins when the list opens.
    const noteScroll = (event: Event) => {
      const { target } = event;
      const position = target instanceof Node ? positions.current.get(target) : undefined;
      if (position === undefined || !(target instanceof Node)) return;
      if (position === positionOf(target)) event.stopImmediatePropagation();
      else setScrolled({ text: inputOf(field)?.value ?? '' });
    };
    addEventListener('scroll', noteScroll, true);
    return () => removeEventListener('scroll', noteScroll, true);
  }, [field]);
  useEffect(() => {
    const input = inputOf(field);
    if (scrolled === undefined || !input || input !== document.activeElement || input.value === scrolled.text) return;
    typeInto(input, scrolled.text);
  }, [field, scrolled]);
  return (isOpen) => {
    positions.current = new Map(isOpen ? ancestorsOf(field.current).map((node) => [node, positionOf(node)]) : []);
  };
}

function inputOf(field: RefObject<HTMLElement | null>): HTMLInputElement | null | undefined {
  return field.current?.querySelector('input');
}

function ancestorsOf(node: Node | null): readonly Node[] {
  return node === null ? [] : [node, ...ancestorsOf(node.parentNode)];
}

function positionOf(node: Node): string {
  const element = node instanceof Document ? node.scrollingElement : node;
  return element instanceof Element ? `${element.scrollLeft} ${element.scrollTop}` : '';
}
