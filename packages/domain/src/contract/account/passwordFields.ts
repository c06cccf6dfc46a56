/**
 * The fields of requests that hold a password. What is stored about a request covers none of them: a fast hash of a password could be guessed from.
 */
export const passwordFields: readonly string[] = ['password', 'confirmPassword', 'currentPassword'];
