const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The fields of a date in UTC are read as the clock and the calendar of the office. */
const officeClock = (time: Date, timeZone: string) =>
  // Swedish dates are those of ISO 8601.
  new Date(`${time.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);

const daysFrom = (first: string, last: string) =>
  (WEEK.indexOf(last) - WEEK.indexOf(first) + 7) % 7;

/** When the office closes on a day; undefined on days on which it does not open. */
function closingTime(day: Date, hours: Queries.OfficeHoursFragment['openingHours']) {
  const name = WEEK[day.getUTCDay()]!;
  return hours
    ?.filter(({ from, to }) => daysFrom(from, name) <= daysFrom(from, to))
    .map(({ closes }) => closes)
    .sort()
    .at(-1);
}

/**
 * By when the company answers: the end of the working day so many working days after the one of sending.
 *
 * @returns undefined when the company names no hours
 */
export function answerTimeOf(
  sent: Date,
  workingDays: number,
  { openingHours, timeZone }: Queries.OfficeHoursFragment,
): Date | undefined {
  if (!openingHours || !timeZone) return undefined;
  const clock = officeClock(sent, timeZone);
  const day = new Date(clock);
  let closes: string | undefined;
  for (let left = workingDays; left > 0; left -= closes ? 1 : 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    closes = closingTime(day, openingHours);
  }
  const [hour = 0, minute = 0] = (closes ?? '').split(':').map(Number);
  day.setUTCHours(hour, minute, 0);
  return new Date(sent.getTime() + day.getTime() - clock.getTime());
}
