import { dayName, daysOf, isKnownZone } from '../../site/office-hours';

type Office = Queries.OfficeHoursFragment;
type Hours = NonNullable<Office['openingHours']>;

/** The fields of a date in UTC are read as the clock and the calendar of the office. */
const officeClock = (time: Date, timeZone: string) =>
  // Swedish dates are those of ISO 8601.
  new Date(`${time.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);

/** The moment at which the clock of the office shows a time. */
function momentOf(clock: Date, timeZone: string): Date {
  const aheadAt = (time: Date) => officeClock(time, timeZone).getTime() - time.getTime();
  // Twice, because the clock may change between the first guess and the time.
  const guess = new Date(clock.getTime() - aheadAt(clock));
  return new Date(clock.getTime() - aheadAt(guess));
}

const minutesOf = (written: string) => {
  const [hours = 0, minutes = 0] = written.split(':').map(Number);
  return 60 * hours + minutes;
};

/** A day, in minutes. */
const DAY = 24 * 60;

/** The minute of the day at which hours end: of the next day, if they end before they begin. */
const endOf = ({ opens, closes }: Hours[number]) =>
  minutesOf(closes) + (minutesOf(closes) > minutesOf(opens) ? 0 : DAY);

/** When the office first opens and last closes on a day, in minutes; undefined on a day of rest. */
function spanOf(day: Date, hours: Hours) {
  const spans = hours.filter((span) => daysOf(span).includes(dayName(day.getUTCDay())));
  if (spans.length === 0) return undefined;
  return {
    opens: Math.min(...spans.map(({ opens }) => minutesOf(opens))),
    closes: Math.max(...spans.map(endOf)),
  };
}

/**
 * By when the company answers, given a number of working days. What arrives while the office is open is answered by
 * the same time that many working days later, or by closing time if that is earlier. What arrives at another time
 * counts from the next opening, so it is answered by the end of the last of these days.
 *
 * @returns undefined when the company names no hours, or a time zone that this browser does not know
 */
export function answerTimeOf(
  sent: Date,
  workingDays: number,
  { openingHours, timeZone }: Office,
): Date | undefined {
  if (!openingHours || !isKnownZone(timeZone)) return undefined;
  let day = officeClock(sent, timeZone);
  let now = 60 * day.getUTCHours() + day.getUTCMinutes();
  const before = new Date(day.getTime() - DAY * 60_000);
  if (now + DAY < (spanOf(before, openingHours)?.closes ?? 0)) {
    // It is still open since the day before.
    day = before;
    now += DAY;
  }
  let span = spanOf(day, openingHours);
  const isBefore = span !== undefined && now < span.opens;
  const isOpen = span !== undefined && !isBefore && now < span.closes;
  for (let left = isBefore ? workingDays - 1 : workingDays; left > 0; left -= span ? 1 : 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    span = spanOf(day, openingHours);
  }
  const { opens, closes } = span!;
  day.setUTCHours(0, isOpen ? Math.min(Math.max(now, opens), closes) : closes, 0);
  return momentOf(day, timeZone);
}
