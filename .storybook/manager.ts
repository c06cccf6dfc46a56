import { brandRoles } from '@rugby/ui/theme/brands';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const { canvas, surface, raised, text, textMuted, action, onAction, hairline } = brandRoles.club.dark;

// The frame around the stories: the game's name and the colours of the club edition.
addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Fantasy rugby',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: hairline,
    appHoverBg: raised,
    barBg: surface,
    barTextColor: textMuted,
    barSelectedColor: action,
    barHoverColor: action,
    textColor: text,
    textMutedColor: textMuted,
    colorPrimary: action,
    colorSecondary: action,
    booleanSelectedBg: action,
    buttonBg: raised,
    inputBg: canvas,
    inputTextColor: text,
    textInverseColor: onAction,
  }),
  // Folders have lower-case names; headings of the sidebar do not.
  sidebar: { renderLabel: ({ name, type }) => (type === 'root' ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name) },
});
