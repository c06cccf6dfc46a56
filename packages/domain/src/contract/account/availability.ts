import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { typed } from '../text.ts';

const availability = z.object({ isAvailable: z.boolean() });

/** POST user/check-email, on blur: whether the address is available; 422 with a registration's reason when it is invalid. */
export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'POST',
  area: 'account',
  path: 'user/check-email',
  request: z.object({ body: z.object({ email: typed }) }),
  success: availability,
});

/** POST user/check-display-name: the same for a name, whose case and accents are ignored. */
export const checkDisplayName = endpoint({
  name: 'checkDisplayName',
  method: 'POST',
  area: 'account',
  path: 'user/check-display-name',
  request: z.object({ body: z.object({ displayName: typed }) }),
  success: availability,
});
