import type { EditionId } from '../../editions.ts';
import type { JerseyOutlines } from '../drawing/drawJersey.ts';

/** The colours of a share picture by their role. A picture carries the values: it is drawn where no theme is. */
export interface PictureColors extends JerseyOutlines {
  readonly brandBar: string;
  readonly onBrandBar: string;
  readonly onBrandBarMuted: string;
  readonly brandBarMarker: string;
  readonly turfA: string;
  readonly turfB: string;
  readonly turfC: string;
  readonly turfLine: string;
  readonly apron: string;
  readonly stand: string;
  readonly board: string;
  readonly plate: string;
  readonly plateText: string;
  readonly plateMuted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly highlight: string;
  readonly onHighlight: string;
}

/** The mode of the theme in which each edition is drawn. */
export const pictureModes = { srp: 'dark', trc: 'light' } as const satisfies Record<EditionId, string>;

/** The values of the theme in the mode of each edition. `pictureColors.test.ts` compares them with the theme. */
export const pictureColors: Readonly<Record<EditionId, PictureColors>> = {
  srp: {
    brandBar: '#050F18',
    onBrandBar: '#F3F7F9',
    onBrandBarMuted: '#A7BCC9',
    brandBarMarker: '#2FD6C5',
    turfA: '#11493F',
    turfB: '#0E4138',
    turfC: '#1A5A4D',
    turfLine: '#9FC7BC',
    apron: '#08221F',
    stand: '#06161B',
    board: '#0B3A3A',
    plate: '#081824',
    plateText: '#F6FAFB',
    plateMuted: '#AFC3CF',
    accent: '#2FD6C5',
    onAccent: '#04201F',
    highlight: '#FF8063',
    onHighlight: '#2A0A02',
    jerseyOutlineDarkKit: 'rgba(255, 255, 255, 0.38)',
    jerseyOutlineLightKit: 'rgba(0, 0, 0, 0.34)',
  },
  trc: {
    brandBar: '#0C2A1D',
    onBrandBar: '#FBF6E8',
    onBrandBarMuted: '#B9CBBF',
    brandBarMarker: '#E2B546',
    turfA: '#48793A',
    turfB: '#417035',
    turfC: '#4E8140',
    turfLine: '#EAF0D8',
    apron: '#356029',
    stand: '#24431F',
    board: '#C8962A',
    plate: '#FFFDF7',
    plateText: '#12251B',
    plateMuted: '#4B5D52',
    accent: '#C8962A',
    onAccent: '#1A1303',
    highlight: '#12251B',
    onHighlight: '#FBEFCF',
    jerseyOutlineDarkKit: 'rgba(255, 255, 255, 0.30)',
    jerseyOutlineLightKit: 'rgba(0, 0, 0, 0.38)',
  },
};
