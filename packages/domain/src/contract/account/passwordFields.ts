/**
 * The fields of requests that hold a password. What is stored about a request covers none of them: a password could be guessed from its fast hash.
 */
export const passwordFields: readonly string[] = ['password', 'confirmPassword', 'currentPassword'];
