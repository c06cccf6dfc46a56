/** Returns the name of a cookie: under https with a prefix for which browsers refuse a cookie that another host of the site sets. */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
