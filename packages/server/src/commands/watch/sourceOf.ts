import { resolve } from 'node:path';
import { CommandError } from '../../season/CommandError.ts';
import type { FeedSource } from './FeedSource.ts';
import { FolderSource } from './FolderSource.ts';
import { UrlSource } from './UrlSource.ts';

/** Returns the source of a feed: a URL, or a path that is resolved against `folder`. Refuses a URL with a user name or of another kind than HTTP. */
export function sourceOf(from: string, folder: string): FeedSource {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(from)) return new FolderSource(resolve(folder, from));
  const url = URL.parse(from);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandError(['--from is neither a folder nor an http or https URL.']);
  if (url.username !== '' || url.password !== '')
    throw new CommandError(['--from is a URL with a user name, which is not sent. Put a token into its query instead.']);
  return new UrlSource(from);
}
