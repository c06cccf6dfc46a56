import type { FailureCode } from '@rugby/domain/contract/envelope';
import { HttpResponse } from 'msw';

/** An answer that refuses with one reason. */
export function refusal(status: number, code: FailureCode, message: string): HttpResponse<object> {
  return HttpResponse.json({ success: null, errors: [{ code, message }] }, { status });
}
