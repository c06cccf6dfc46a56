/** What looks like an email address, also percent-encoded in a URL. */
const emailAddress = /[^\s"'<>()[\]{}=,;:/\\?&]{1,64}(?:@|%40)[^\s"'<>()[\]{}=,;:/\\?&]{1,255}/gi;

/** Replaces every email address in a text, for output that is stored, such as a log. */
export function hideEmailAddresses(text: string): string {
  return text.replaceAll(emailAddress, '[email]');
}
