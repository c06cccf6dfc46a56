import type { Device } from '@rugby/domain/game/account/describeDevice';
import type { Words } from '@rugby/domain/i18n/keys';

/** A session as the list shows it. */
export interface ActiveSessionContent {
  readonly id: number;
  readonly device: Device;
  /** ISO. */
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** What the device is: this one, or its kind. */
export function sessionTitle({ device, isCurrent }: ActiveSessionContent, words: Words): string {
  return words(isCurrent ? 'account.sessions.thisDevice' : `account.sessions.${device.kind}`);
}

/** Browser and system of the device. */
export function sessionText({ device }: ActiveSessionContent, words: Words): string {
  const { system } = device;
  const browser = device.browser ?? words('account.sessions.unknownBrowser');
  return system === null ? browser : words('account.sessions.on', { browser, system });
}

const hour = 3_600_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago the device was used; uses are stored once an hour. */
export function lastUse({ lastUsedAt, isCurrent }: ActiveSessionContent, now: string, words: Words): string {
  if (isCurrent) return words('account.sessions.now');
  const hours = Math.floor((Date.parse(now) - Date.parse(lastUsedAt)) / hour);
  if (hours < 1) return words('account.sessions.withinTheHour');
  return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}
