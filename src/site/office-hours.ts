type Words = Queries.TimeWordsFragment;
type Hours = NonNullable<Queries.OfficeHoursFragment['openingHours']>;

/** A time of the day, such as 10 am or 10:42 am. */
export function timeText(hours: number, minutes: number, words: Words): string {
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past} ${hours < 12 ? words.beforeNoon : words.afterNoon}`;
}

/** What the visitor's clock shows at a time. */
export const clockText = (time: Date, words: Words): string =>
  timeText(time.getHours(), time.getMinutes(), words);

/** Opening hours, such as Monday to Saturday, 10 am to 7 pm. */
export function hoursText(hours: Hours, words: Words): string {
  const range = (first: string, last: string) =>
    first === last ? first : `${first} ${words.rangeWord} ${last}`;
  const time = (written: string) => {
    const [hour = 0, minute = 0] = written.split(':').map(Number);
    return timeText(hour, minute, words);
  };
  return hours
    .map(({ from, to, opens, closes }) => `${range(from, to)}, ${range(time(opens), time(closes))}`)
    .join('; ');
}
