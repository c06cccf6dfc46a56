/** The time zone of the device: `Pacific/Auckland`. [G-064] */
export const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
