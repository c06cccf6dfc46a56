/** Whether the database refused a row because another account has its email address or its name. */
export function isDuplicate(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
