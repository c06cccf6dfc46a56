import { NoResultError } from 'kysely';
import { codeOf } from '../config/StartError.ts';

const foreignKeyViolation = '23503';

/** Whether a statement failed because a row that it returns or refers to does not exist, perhaps because it was deleted meanwhile. */
export function isRowMissing(error: unknown): boolean {
  return error instanceof NoResultError || codeOf(error) === foreignKeyViolation;
}
