import type { PropsWithChildren } from 'react';

export interface StoryRootProps extends PropsWithChildren {
  /** `padded` leaves space for focus rings and shadows; `bleed` is for parts that reach the edge of the screen. */
  readonly frame?: 'padded' | 'bleed' | undefined;
  /** Brings its own ground along: a page of documentation is white. */
  readonly isInDocs?: boolean;
}

/** The surface of a story, and the element that its picture captures. */
export function StoryRoot({ frame = 'padded', isInDocs = false, children }: StoryRootProps) {
  return (
    <div
      data-story-root=""
      {...(isInDocs && lookOfThePage())}
      style={{ padding: frame === 'padded' ? 16 : 0, display: 'flow-root' }}
    >
      {children}
    </div>
  );
}

/** Set on the root of the page. On another element, it sets the background of its edition. */
function lookOfThePage() {
  const { brand, mode } = document.documentElement.dataset;
  return { 'data-brand': brand, 'data-mode': mode };
}

/** The root of the story now on the page. */
export function findStoryRoot(): HTMLElement {
  const root = document.querySelector<HTMLElement>('[data-story-root]');
  if (root === null) throw new Error('The story has no root: its decorators replaced the one of .storybook/preview.tsx');
  return root;
}
