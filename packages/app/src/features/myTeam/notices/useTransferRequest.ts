import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface TransferRequest {
  /** Whether the address asks to fill in the suggested transfers, as the link of a mail does: `?transfers=suggested`. */
  readonly isAsked: boolean;
  /** Takes the request out of the address: it is answered, or there is nothing to fill in. */
  readonly clear: () => void;
}

/** The request of the address to fill in the transfers of the reminder. [B15] */
export function useTransferRequest(): TransferRequest {
  const [params, setParams] = useSearchParams();
  const clear = useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams]);
  return { isAsked: params.get('transfers') === 'suggested', clear };
}
