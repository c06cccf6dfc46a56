import type { AccountLink } from '@rugby/ui/account/AccountLayout';
import type { Words } from '@rugby/domain/i18n/keys';

const icons = {
  personal: 'user',
  notifications: 'bell',
  avatar: 'camera',
  password: 'key',
  data: 'move-out',
  logOut: 'log-out',
  delete: 'trash',
} as const;

/** A section of the account page; its id is its anchor in the URL. */
export type AccountSectionId = keyof typeof icons;

const ids = ['personal', 'notifications', 'avatar', 'password', 'data', 'logOut', 'delete'] as const satisfies AccountSectionId[];

/** The section as menu and heading show it. */
export function accountLink(id: AccountSectionId, words: Words): AccountLink {
  const tone = id === 'delete' ? 'danger' : 'default';
  return { id, label: words(`account.sections.${id}`), icon: icons[id], tone };
}

/** All sections in their order. */
export function accountLinks(words: Words): readonly AccountLink[] {
  return ids.map((id) => accountLink(id, words));
}
