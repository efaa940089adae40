type Words = Queries.TimeWordsFragment;
type Hours = NonNullable<Queries.OfficeHoursFragment['openingHours']>;

/** The days of the week, numbered as dates number them. */
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a day, by the number that dates give it. */
export const dayName = (day: number): string => WEEK[day]!;

/** The days from the first to the last of opening hours, in order, even across the end of a week. */
export function daysOf({ from, to }: Pick<Hours[number], 'from' | 'to'>): string[] {
  const first = WEEK.indexOf(from);
  const count = ((WEEK.indexOf(to) - first + 7) % 7) + 1;
  return [...WEEK, ...WEEK].slice(first, first + count);
}

/** A time of the day, such as 10 am or 10:42 am, on one line. */
export function timeText(hours: number, minutes: number, words: Words): string {
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? words.beforeNoon : words.afterNoon}`;
}

/** Whether there is a time zone, and this browser knows it: names of zones are newer than some browsers. */
export function isKnownZone(timeZone: string | null): timeZone is string {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The name of the visitor's time zone, to follow a time, if the office has another time. */
function zoneText(time: Date, timeZone: string | null): string {
  if (!isKnownZone(timeZone)) return '';
  if (time.toLocaleString('sv') === time.toLocaleString('sv', { timeZone })) return '';
  const { lang } = document.documentElement;
  const parts = new Intl.DateTimeFormat(lang, { timeZoneName: 'short' }).formatToParts(time);
  return ` ${parts.find(({ type }) => type === 'timeZoneName')!.value}`;
}

/**
 * What the visitor's clock shows at a time, with its time zone if the office has another.
 *
 * @param timeZone - the time zone of the office, if it is known
 */
export const clockText = (time: Date, words: Words, timeZone: string | null): string =>
  timeText(time.getHours(), time.getMinutes(), words) + zoneText(time, timeZone);

/** Opening hours, such as Monday to Saturday, 10 am to 7 pm. */
export function hoursText(hours: Hours, words: Words): string {
  const range = (first: string, last: string) => `${first} ${words.rangeWord} ${last}`;
  const time = (written: string) => {
    const [hour = 0, minute = 0] = written.split(':').map(Number);
    return timeText(hour, minute, words);
  };
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? from : range(from, to);
      return `${days}, ${range(time(opens), time(closes))}`;
    })
    .join('; ');
}
