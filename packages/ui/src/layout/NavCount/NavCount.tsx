import { Badge } from '../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';

export interface NavCountProps {
  readonly value: number;
  /** What is counted, for screen readers: `invites`. */
  readonly label: string;
}

/** How many things wait on the page that a link of the header or the menu leads to. */
export function NavCount({ value, label }: NavCountProps) {
  return (
    <>
      <Badge tone="accent">{String(value)}</Badge>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
