import type { ReactElement } from 'react';

/** The shapes of the icons in a view box of 20, stroked in the current text colour by default. */
export const iconShapes = {
  lock: (
    <>
      <rect x={4.5} y={9} width={11} height={8} rx={1.5} fill="currentColor" stroke="none" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  close: <path d="M5 5l10 10M15 5L5 15" />,
  check: <path d="M4 10.5l4 4 8-9" />,
  'chevron-down': <path d="M5 8l5 5 5-5" />,
  'chevron-up': <path d="M5 12l5-5 5 5" />,
  'chevron-left': <path d="M12.5 4.5L7 10l5.5 5.5" />,
  'chevron-right': <path d="M7.5 4.5L13 10l-5.5 5.5" />,
  'arrow-right': <path d="M3.5 10h13M11.5 5l5 5-5 5" />,
  'arrow-up': <path d="M10 16V4M5 9l5-5 5 5" />,
  'arrow-down': <path d="M10 4v12M5 11l5 5 5-5" />,
  'move-out': <path d="M10 3.5v9M6 9l4 4 4-4M4 16.5h12" />,
  'move-in': <path d="M10 16.5v-9M6 11l4-4 4 4M4 3.5h12" />,
  pause: (
    <>
      <circle cx={10} cy={10} r={7} />
      <path d="M8 7.5v5M12 7.5v5" />
    </>
  ),
  search: (
    <>
      <circle cx={9} cy={9} r={5} />
      <path d="M13 13l4 4" />
    </>
  ),
  undo: (
    <>
      <path d="M7 4L3.5 7.5 7 11" />
      <path d="M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8" />
    </>
  ),
  redo: (
    <>
      <path d="M13 4l3.5 3.5L13 11" />
      <path d="M16.5 7.5H8a4.5 4.5 0 0 0 0 9h4" />
    </>
  ),
  bolt: <path d="M11 2.5L4.5 11.5H9L8.5 17.5 15.5 8.5H11z" fill="currentColor" />,
  swap: <path d="M4 7h11M12 3.5L15.5 7 12 10.5M16 13H5M8 9.5L4.5 13 8 16.5" />,
  wand: <path d="M4 16L12.5 7.5M14 3v3M12.5 4.5h3M16.5 9v2M15.5 10h2M8 3.5v2M7 4.5h2" />,
  trash: <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6" />,
  calendar: (
    <>
      <rect x={3.5} y={5} width={13} height={11.5} rx={1.5} />
      <path d="M3.5 8.5h13M7 3v3M13 3v3" />
    </>
  ),
  help: (
    <>
      <circle cx={10} cy={10} r={7} />
      <path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14v.3" />
    </>
  ),
  more: <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth={3} />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  user: (
    <>
      <circle cx={10} cy={7} r={3.2} />
      <path d="M3.8 17c.6-3.4 3-5 6.2-5s5.6 1.6 6.2 5" />
    </>
  ),
  globe: (
    <>
      <circle cx={10} cy={10} r={7} />
      <path d="M3 10h14M10 3c2.4 2 3 4.5 3 7s-.6 5-3 7c-2.4-2-3-4.5-3-7s.6-5 3-7z" />
    </>
  ),
  warning: (
    <>
      <path d="M10 3l7.5 13.5h-15z" />
      <path d="M10 8.2v4M10 14.3v.3" />
    </>
  ),
  info: (
    <>
      <circle cx={10} cy={10} r={7} />
      <path d="M10 9.2v4.3M10 6.5v.3" />
    </>
  ),
  copy: (
    <>
      <rect x={7} y={7} width={9.5} height={9.5} rx={1.5} />
      <path d="M4 13H3.5V3.5H13V4" />
    </>
  ),
  link: <path d="M8.5 11.5l3-3M7 9L4.8 11.2a3 3 0 0 0 4.2 4.2L11 13.2M9 6.8l2-2a3 3 0 0 1 4.2 4.2L13 11" />,
  eye: (
    <>
      <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z" />
      <circle cx={10} cy={10} r={2.2} />
    </>
  ),
  offline: (
    <>
      <path d="M2.5 8a11 11 0 0 1 15 0M5 11a7.3 7.3 0 0 1 10 0M7.5 13.8a3.7 3.7 0 0 1 5 0" />
      <path d="M10 16.3v.2" />
      <path d="M3.5 3l13 14" />
    </>
  ),
  retry: (
    <>
      <path d="M15.5 7A6.3 6.3 0 1 0 16.3 11" />
      <path d="M16.5 3.5V7.2H12.8" />
    </>
  ),
  filter: <path d="M3 5h14M6 10h8M8.5 15h3" />,
  sort: <path d="M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3" />,
  star: <path d="M10 3l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.4l-4.5 2.4.9-5L2.8 8.3l5-.7z" />,
  ball: (
    <>
      <ellipse cx={10} cy={10} rx={7.5} ry={4.8} transform="rotate(-35 10 10)" />
      <path d="M5.6 13.1l8.8-6.2M8.2 9.6l1.8 2.6M10 8.3l1.8 2.6" />
    </>
  ),
  share: <path d="M10 12.5V3M6.5 6.2L10 2.7l3.5 3.5M4.5 10v6.5h11V10" />,
  facebook: <path d="M13.5 3.5h-1.8A3.2 3.2 0 0 0 8.5 6.7v10.8M5.8 9.8h7" strokeWidth={2.2} />,
  twitter: <path d="M3.5 3.5l13 13M16 3.5L4 16.5" strokeWidth={2.2} />,
  settings: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx={13} cy={6} r={2} />
      <circle cx={7} cy={14} r={2} />
    </>
  ),
  shirt: <path d="M7 3.5L3 5.5 1.8 9.5l2.7 1V16.5h11v-6l2.7-1L17 5.5l-4-2c-1 1.4-5 1.4-6 0z" />,
  external: <path d="M8 4.5H4v11.5h11.5V12M11.5 3.5h5v5M16 4L9.5 10.5" />,
  dot: <circle cx={10} cy={10} r={4} fill="currentColor" stroke="none" />,
  trophy: <path d="M6 3.5h8v4a4 4 0 0 1-8 0zM6 5H3.5c0 2.5 1 4 3 4M14 5h2.5c0 2.5-1 4-3 4M10 11.5V14M6.5 16.5h7M8 14h4" />,
  mail: (
    <>
      <rect x={3} y={5} width={14} height={10.5} rx={1.5} />
      <path d="M3.5 6l6.5 5 6.5-5" />
    </>
  ),
  bell: <path d="M4 14.5h12l-1.5-2.2V8.5a4.5 4.5 0 0 0-9 0v3.8L4 14.5zM8.5 17h3" />,
  camera: (
    <>
      <path d="M3 6.5h3l1.3-2h5.4l1.3 2h3v9.5H3z" />
      <circle cx={10} cy={11} r={2.8} />
    </>
  ),
  key: (
    <>
      <circle cx={6.5} cy={13} r={3} />
      <path d="M8.8 10.8L16 3.5M13 6.5l2.5 2.5" />
    </>
  ),
  laptop: (
    <>
      <rect x={4.5} y={4.5} width={11} height={8} rx={1} />
      <path d="M2.5 15.5h15" />
    </>
  ),
  phone: (
    <>
      <rect x={6} y={2.5} width={8} height={15} rx={1.5} />
      <path d="M9 15h2" />
    </>
  ),
  table: <path d="M3 4h14v12H3zM3 8h14M3 12h14M8 8v8" />,
  download: <path d="M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13" />,
  'log-out': <path d="M8 3.5H4v13h4M8.5 10h8M13 6.5l3.5 3.5-3.5 3.5" />,
} as const satisfies Record<string, ReactElement>;
