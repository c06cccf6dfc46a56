/** The fewest members of a league with head-to-head. */
export const leastHeadToHeadEntries = 2;

/** The most users in head-to-head: of a larger league those who joined first. */
export const mostHeadToHeadEntries = 100;

/** The fewest members of a league with a cup. */
export const leastCupEntries = 4;

/** The most users in a cup: of a larger league the best of its ladder. */
export const mostCupEntries = 64;

/** The fewest rounds that a cup takes. */
export const leastCupRounds = 2;
