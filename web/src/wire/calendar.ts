/** The deadline of a game over days as a file for calendars (RFC 5545). */

export interface Deadline {
  /** The table; a later deadline of it takes the place of the earlier one. */
  id: string;
  host: string;
  entry: number;
  at: Date;
  now: Date;
  summary: string;
  text: string;
  url: string;
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`);

/** A line has at most 75 bytes; what follows begins with a space. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** Half an hour that ends at the deadline, with a reminder three hours before it. */
export function calendarFile({ id, host, entry, at, now, summary, text, url }: Deadline): string {
  const begin = new Date(at.getTime() - 30 * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spieltisch//Deadlines//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `SEQUENCE:${entry}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER;RELATED=END:-PT3H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
