import { escapeText, type IcsLine, icsLines, icsText, utcStamp } from './icsLines.ts';

/** An event of a calendar. `uid` never changes; `start` is ISO 8601. */
export interface CalendarEvent {
  readonly uid: string;
  readonly start: string;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** When a calendar is published, and the text that was published before. */
export interface Publication {
  /** Real time, ISO 8601. */
  readonly now: string;
  readonly previous: string | undefined;
}

/**
 * Writes a calendar as text (RFC 5545). An event that differs from the published one with the same uid gets the next SEQUENCE and
 * a new stamp, so that subscribers update it; an event that is gone is cancelled. Without differences the text stays the same.
 * [B7]
 */
export function calendarText(name: string, events: readonly CalendarEvent[], { now, previous = '' }: Publication): string {
  const before = eventsIn(previous);
  const current = new Map(events.map((event) => [event.uid, linesOf(event)]));
  const gone = [...before].filter(([uid]) => !current.has(uid)).map(([uid, lines]) => [uid, cancelEvent(lines)] as const);
  const body = [...current, ...gone].flatMap(([uid, lines]) => completeEvent(lines, before.get(uid), now));
  return icsText([...head(name), ...body, ['END', 'VCALENDAR']]);
}

function head(name: string): readonly IcsLine[] {
  return [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Fantasy Rugby//Deadlines//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['NAME', escapeText(name)],
    ['X-WR-CALNAME', escapeText(name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
  ];
}

/** Transparent: a deadline does not mark its owner as busy. */
function linesOf({ uid, start, minutes, summary, description, location }: CalendarEvent): readonly IcsLine[] {
  return [
    ['UID', uid],
    ['DTSTART', utcStamp(start)],
    ['DURATION', `PT${minutes}M`],
    ['SUMMARY', escapeText(summary)],
    ['DESCRIPTION', escapeText(description)],
    ...(location === '' ? [] : [['LOCATION', escapeText(location)] as const]),
    ['STATUS', 'CONFIRMED'],
    ['TRANSP', 'TRANSPARENT'],
  ];
}

function cancelEvent(lines: readonly IcsLine[]): readonly IcsLine[] {
  return content(lines).map(([name, value]) => [name, name === 'STATUS' ? 'CANCELLED' : value]);
}

function completeEvent(lines: readonly IcsLine[], before: readonly IcsLine[] | undefined, now: string): readonly IcsLine[] {
  const isSame = before !== undefined && icsText(content(before)) === icsText(lines);
  const sequence = before === undefined ? 0 : Number(valueOf(before, 'SEQUENCE') ?? 0) + (isSame ? 0 : 1);
  const stamp = (isSame && valueOf(before, 'DTSTAMP')) || utcStamp(now);
  return [['BEGIN', 'VEVENT'], ...lines, ['SEQUENCE', String(sequence)], ['DTSTAMP', stamp], ['END', 'VEVENT']];
}

/** The lines of an event without SEQUENCE and DTSTAMP. */
function content(lines: readonly IcsLine[]): readonly IcsLine[] {
  return lines.filter(([name]) => name !== 'SEQUENCE' && name !== 'DTSTAMP');
}

function eventsIn(text: string): ReadonlyMap<string, readonly IcsLine[]> {
  const events = new Map<string, readonly IcsLine[]>();
  let open: IcsLine[] | undefined;
  for (const line of icsLines(text)) {
    const [name, value] = line;
    if (name === 'BEGIN') open = value === 'VEVENT' ? [] : undefined;
    else if (name === 'END' && open !== undefined) events.set(valueOf(open, 'UID') ?? '', open);
    else open?.push(line);
  }
  return events;
}

function valueOf(lines: readonly IcsLine[], key: string): string | undefined {
  return lines.find(([name]) => name === key)?.[1];
}
