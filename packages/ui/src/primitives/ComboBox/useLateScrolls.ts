import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps an open list at the event of a scroll from before it opened. Browsers send scroll events with the next frame, which comes late on a busy
 * device, and react-aria closes the list and drops the typed text at each. The answer is to be called when the list opens or closes.
 */
export function useLateScrolls(field: RefObject<HTMLElement | null>): (isOpen: boolean) => void {
  const positions = useRef<ReadonlyMap<Node, string>>(new Map());
  useEffect(() => {
    // Listens before react-aria, which begins when the list opens.
    const stopLate = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && positions.current.get(target) === positionOf(target)) event.stopImmediatePropagation();
    };
    addEventListener('scroll', stopLate, true);
    return () => removeEventListener('scroll', stopLate, true);
  }, []);
  return (isOpen) => {
    positions.current = new Map(isOpen ? ancestorsOf(field.current).map((node) => [node, positionOf(node)]) : []);
  };
}

function ancestorsOf(node: Node | null): readonly Node[] {
  return node === null ? [] : [node, ...ancestorsOf(node.parentNode)];
}

function positionOf(node: Node): string {
  const element = node instanceof Document ? node.scrollingElement : node;
  return element instanceof Element ? `${element.scrollLeft} ${element.scrollTop}` : '';
}
