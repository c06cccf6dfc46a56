import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { wholeNumber } from '../text.ts';

/** POST user/modal/{id}/view: marks a modal as seen. Idempotent; 404 for a modal of another user. [A-313, G-304] */
export const viewModal = endpoint({
  name: 'viewModal',
  method: 'POST',
  area: 'account',
  path: 'user/modal/:modalId/view',
  request: z.object({ params: z.object({ modalId: wholeNumber }) }),
  success: z.object({}),
});
