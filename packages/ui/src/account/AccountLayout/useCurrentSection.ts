import { useEffect, useRef, useState } from 'react';

interface CurrentSection {
  /** The id of the section, or undefined without sections. */
  readonly current: string | undefined;
  /** Call it when the user chooses a section: it is the current one, also if the page is too short to scroll to it. */
  readonly choose: (id: string) => void;
}

/** The section that the user reads: the first that crosses the upper part of the window, or the one that was chosen. */
export function useCurrentSection(ids: readonly string[]): CurrentSection {
  const [current, setCurrent] = useState(ids[0]);
  const chosenAt = useRef(0);
  const all = ids.join(' ');
  useEffect(() => {
    const order = all.split(' ');
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const first = order.find((id) => crossing.has(id));
        if (first !== undefined && performance.now() - chosenAt.current > scrolling) setCurrent(first);
      },
      { rootMargin: upperPart },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return {
    current,
    choose: (id) => {
      chosenAt.current = performance.now();
      setCurrent(id);
    },
  };
}

/** A band between a tenth and a third of the window's height. */
const upperPart = '-10% 0px -66% 0px';

/** Milliseconds in which the page may scroll to the section that was chosen. */
const scrolling = 600;
