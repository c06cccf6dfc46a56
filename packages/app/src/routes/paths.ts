/** Every address of the site, below the edition's base path. */
export const paths = { landing: '/' } as const;
