/** Where axe looks. React Aria's announcements stay in the page for seconds and name elements of the story that made them, so not there. */
export const axeContext = { include: ['body'], exclude: ['[data-live-announcer]'] };
