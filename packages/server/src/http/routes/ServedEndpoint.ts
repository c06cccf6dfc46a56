import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { z } from '@rugby/domain/contract/schema';

/** An endpoint that the server answers, and for whom. */
export interface ServedEndpoint {
  readonly endpoint: AnyEndpoint & { readonly request: z.core.$ZodType; readonly success: z.core.$ZodType };
  readonly access: 'public' | 'signed-in';
  /** Whether it changes something. A request with an `Idempotency-Key` changes it only once. */
  readonly isMutation: boolean;
  /** Whether its body may be a multipart form instead of JSON. */
  readonly acceptsForms: boolean;
}
