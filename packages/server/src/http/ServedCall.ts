import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { z } from '@rugby/domain/contract/schema';

/** A call that a server answers, and to whom. */
export interface ServedCall {
  readonly endpoint: AnyEndpoint & { readonly request: z.core.$ZodType; readonly success: z.core.$ZodType };
  readonly access: 'everybody' | 'signed-in';
  /** Whether it changes something, once for each `Idempotency-Key`. */
  readonly isChange: boolean;
}
