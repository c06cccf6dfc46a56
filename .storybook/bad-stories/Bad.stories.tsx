import { type CSSProperties, type ReactNode, Suspense, use, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { expect } from 'storybook/test';
import { expectShown, findDialog, press } from '../plays/onScreen.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'bad', parameters: { frame: 'bleed' } });

/** The good one among them: shows that the run itself is healthy. */
export const Straight = meta.story({ render: () => <Block width={40} /> });

/** A good one: what a press opens is shown once its part is loaded. */
export const LoadsWhatIsPressed = meta.story({
  parameters: { picture: { disable: true } },
  render: () => <Opener loaded={Promise.resolve('Fixtures of round 7')} />,
  play: async () => {
    await press('Open');
    await expectShown('Fixtures of round 7');
  },
});

/** A good one: the dialog of a name is not the one that only contains it. */
export const FindsByName = meta.story({
  parameters: { picture: { disable: true } },
  render: () => (
    <>
      <Dialog aria-label="Error">
        <p>Log in</p>
      </Dialog>
      <Dialog aria-label="Log in">
        <p>Email</p>
      </Dialog>
    </>
  ),
  play: async () => {
    await expect(await findDialog('Log in')).toHaveTextContent('Email');
  },
});

/** Its picture is that of `Straight`. */
export const OffByAPixel = meta.story({ render: () => <Block width={41} /> });

/** Its picture is that of `Straight`; its black is the next to black. */
export const OffByAShade = meta.story({ render: () => <Block width={40} color="#010101" /> });

/** Has no picture yet. */
export const WithoutPicture = meta.story({ render: () => <Block width={20} /> });

export const MissingAlt = meta.story({
  parameters: { picture: { disable: true } },
  // oxlint-disable-next-line jsx-a11y/alt-text -- the fault that axe has to find
  render: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
});

/** Two buttons, each 20 pixels wide and high, without room between them. */
export const SmallTargets = meta.story({
  parameters: { picture: { disable: true } },
  render: () => (
    <>
      <style>{`.small { float: inline-start; inline-size: 20px; block-size: 20px; padding: 0; }`}</style>
      <button type="button" className="small" aria-label="Add" />
      <button type="button" className="small" aria-label="Remove" />
    </>
  ),
});

/** A button that a bar in place covers in part. */
export const CoveredTarget = meta.story({
  parameters: { picture: { disable: true } },
  render: () => (
    <>
      <style>{`.covered { block-size: 40px; inline-size: 80px; } .bar { position: fixed; inset-block-start: 0; block-size: 30px; inline-size: 200px; }`}</style>
      <button type="button" className="covered">
        Kick off
      </button>
      <button type="button" className="bar">
        Menu
      </button>
    </>
  ),
});

/** Readable in the mode of its picture, faint in the other one. */
export const FaintInLightMode = meta.story({
  parameters: { picture: { disable: true } },
  render: () => (
    <>
      <style>{`.faint { background: white; color: black; } [data-mode='light'] .faint { color: #bbb; }`}</style>
      <p className="faint">Kick-off at seven</p>
    </>
  ),
});

const byMark = { picture: { disable: true }, statuses: { mark: 'svg' } };

/** A good family of statuses: each has its own shape and its own word. */
export const StatusesByShape = meta.story({
  parameters: byMark,
  render: () => <Statuses fit={disc('#d00000')} injured={<rect width="16" height="16" fill="#d00000" />} word="Injured" />,
});

/** One shape in two colours of the same lightness. */
export const StatusesByColour = meta.story({
  parameters: byMark,
  render: () => <Statuses fit={disc('#006f00')} injured={disc('#d00000')} word="Injured" />,
});

/** Two shapes, and one word for both. */
export const StatusesNamedAlike = meta.story({
  parameters: byMark,
  render: () => <Statuses fit={disc('#d00000')} injured={<rect width="16" height="16" fill="#d00000" />} word="Fit" />,
});

interface StatusesProps {
  readonly fit: ReactNode;
  readonly injured: ReactNode;
  /** What is said of the injured. */
  readonly word: string;
}

function Statuses({ fit, injured, word }: StatusesProps) {
  return (
    <ul style={{ background: 'white', color: 'black' }}>
      <li data-status="fit">
        <Mark>{fit}</Mark> Fit
      </li>
      <li data-status="injured">
        <Mark>{injured}</Mark> {word}
      </li>
    </ul>
  );
}

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="16" height="16">
      {children}
    </svg>
  );
}

function disc(color: string): ReactNode {
  return <circle cx="8" cy="8" r="8" fill={color} />;
}

function Opener({ loaded }: { readonly loaded: Promise<string> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Suspense>{isOpen && <Loaded text={loaded} />}</Suspense>
    </main>
  );
}

function Loaded({ text }: { readonly text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

/** Two plain rectangles that no theme, font or browser draws differently. */
function Block({ width, color = 'black' }: { readonly width: number; readonly color?: string }) {
  return (
    <div style={ground}>
      <div style={{ blockSize: 40, width, background: color }} />
    </div>
  );
}

const ground: CSSProperties = { background: 'white', blockSize: 48 };
