import type { CookiePort } from '@rugby/domain/stores/season/LiveBannerStore';

/** The browser's cookies that pages may read. A browser that forbids them keeps nothing, and nothing breaks. */
export const browserCookies: CookiePort = {
  read: (name) =>
    document.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => decodeURIComponent(cookie.slice(name.length + 1))),
  write: (name, text, path, lifetime) => {
    const age = lifetime === undefined ? '' : `; Max-Age=${Math.ceil(lifetime / 1000)}`;
    document.cookie = `${name}=${encodeURIComponent(text)}; Path=${path}; SameSite=Lax${age}`;
  },
};
