import type { EditionId } from '@rugby/domain/editions';

/** The colours of a mail by their role. Mail programs read no custom properties, so each mail carries the values. */
export interface MailColors {
  readonly surface: string;
  readonly text: string;
  readonly textMuted: string;
  readonly hairline: string;
  readonly action: string;
  readonly onAction: string;
  readonly brandBar: string;
  readonly onBrandBar: string;
  readonly brandBarMarker: string;
  readonly highlight: string;
  readonly onHighlight: string;
  readonly danger: string;
  readonly positive: string;
}

/** The values of the theme for each edition and mode. `mailColors.test.ts` compares them with the theme. */
export const mailColors: Readonly<Record<EditionId, { readonly light: MailColors; readonly dark: MailColors }>> = {
  srp: {
    light: {
      surface: '#FFFFFF',
      text: '#08202F',
      textMuted: '#3A5566',
      hairline: '#D3E0E7',
      action: '#07665F',
      onAction: '#FFFFFF',
      brandBar: '#050F18',
      onBrandBar: '#F3F7F9',
      brandBarMarker: '#2FD6C5',
      highlight: '#C4401F',
      onHighlight: '#FFFFFF',
      danger: '#A3172E',
      positive: '#146B3A',
    },
    dark: {
      surface: '#0C2130',
      text: '#F3F8FA',
      textMuted: '#B6C9D4',
      hairline: '#1D3A4D',
      action: '#2FD6C5',
      onAction: '#04201F',
      brandBar: '#050F18',
      onBrandBar: '#F3F7F9',
      brandBarMarker: '#2FD6C5',
      highlight: '#FF8063',
      onHighlight: '#2A0A02',
      danger: '#FF9AA6',
      positive: '#7FE0A0',
    },
  },
  trc: {
    light: {
      surface: '#FFFCF4',
      text: '#12251B',
      textMuted: '#42554A',
      hairline: '#E0D6BD',
      action: '#14452F',
      onAction: '#FDF8EA',
      brandBar: '#0C2A1D',
      onBrandBar: '#FBF6E8',
      brandBarMarker: '#E2B546',
      highlight: '#12251B',
      onHighlight: '#FBEFCF',
      danger: '#A0182C',
      positive: '#17643A',
    },
    dark: {
      surface: '#0E281D',
      text: '#F8F4E7',
      textMuted: '#C3D0C6',
      hairline: '#214432',
      action: '#E2B546',
      onAction: '#1A1303',
      brandBar: '#06140E',
      onBrandBar: '#FBF6E8',
      brandBarMarker: '#E2B546',
      highlight: '#F6EBCB',
      onHighlight: '#1A1303',
      danger: '#FF9AA6',
      positive: '#7FE0A0',
    },
  },
};
