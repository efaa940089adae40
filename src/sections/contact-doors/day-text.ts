const DAY = 86_400_000;
const WEEK = 7;

/** The number of a day, by the visitor's calendar. */
const numberOf = (time: Date) =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY;

/** A day as people say it in a language: today, tomorrow, Monday, or Monday 30 November. */
export function dayText(time: Date, now: Date, language: string): string {
  const days = numberOf(time) - numberOf(now);
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const date = { day: 'numeric', month: 'long' } as const;
  const isNear = days > 0 && days < WEEK;
  return time.toLocaleDateString(language, { weekday: 'long', ...(!isNear && date) });
}

/** The date of a day, such as 23 November. */
export const dateText = (time: Date, language: string): string =>
  time.toLocaleDateString(language, { day: 'numeric', month: 'long' });
