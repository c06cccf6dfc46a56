import { useEffect, useState } from 'react';

/** Milliseconds for which a copied text is confirmed. */
const copiedTime = 5000;

/** Which text was copied within the last five seconds, and which could not be copied at the last try. */
export function useCopied<What extends string>(onCopy: (text: string) => Promise<boolean>) {
  const [copied, setCopied] = useState<{ readonly what: What }>();
  const [refused, setRefused] = useState<What>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), copiedTime);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(what: What, text: string): Promise<void> {
    setCopied(undefined);
    setRefused(undefined);
    if (await onCopy(text)) setCopied({ what });
    else setRefused(what);
  }

  return { copied: copied?.what, refused, copy };
}
