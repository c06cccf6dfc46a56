import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

/** What follows below the steps of the landing page: fetched when it is scrolled to, and left out when its code does not arrive. */
export function LandingMore() {
  const { landing } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [Section] = useState(() => lazy(load));
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Suspense fallback={null}>{isSeen && <Section />}</Suspense>
    </div>
  );

  async function load(): Promise<{ readonly default: ComponentType }> {
    try {
      const [{ SeasonSection }] = await Promise.all([import('./SeasonSection.tsx'), landing.load()]);
      return { default: SeasonSection };
    } catch {
      return { default: () => null };
    }
  }
}
