import * as z from 'zod/mini';

// Compiled validators need `new Function`, which the site's content security policy forbids; this runs before the first schema.
z.config({ jitless: true });

export { z };
