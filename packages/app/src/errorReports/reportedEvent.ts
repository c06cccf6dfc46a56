import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { hidePersonalData } from './hidePersonalData.ts';

/**
 * What leaves the browser of an event: what broke and where in the code. Whatever else the SDK adds is left out, and names and addresses in
 * messages are hidden. `names` are those of the user.
 */
export function reportedEvent(event: ErrorEvent, names: readonly string[]): ErrorEvent {
  const { type, event_id, timestamp, platform, level, tags, sdk, exception } = event;
  return {
    type,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level }),
    ...(tags !== undefined && { tags }),
    ...(sdk !== undefined && { sdk }),
    exception: { values: (exception?.values ?? []).map((value) => reportedException(value, names)) },
  };
}

function reportedException({ type, value, stacktrace }: Exception, names: readonly string[]): Exception {
  return {
    ...(type !== undefined && { type }),
    value: hidePersonalData(value ?? '', names),
    ...(stacktrace?.frames !== undefined && { stacktrace: { frames: stacktrace.frames.map(reportedFrame) } }),
  };
}

/** A script in the page itself has the address of the page, which may name a user or hold a token. */
function reportedFrame({ filename = '', function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    filename: /\/assets\/[\w.-]+$/.exec(filename)?.[0] ?? '/',
    ...(name !== undefined && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}
