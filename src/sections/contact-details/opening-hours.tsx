type OpeningHoursProps = {
  hours: NonNullable<Queries.ContactWaysFragment['openingHours']>;
  /** The word between the ends of a range. */
  rangeWord: string;
};

/** The hours of the office, a line for each span of days. */
export function OpeningHours({ hours, rangeWord }: OpeningHoursProps) {
  const range = (first: string, last: string) =>
    first === last ? first : `${first} ${rangeWord} ${last}`;
  return (
    <>
      {hours.map(({ from, to, opens, closes }) => (
        <dd key={from + opens}>{`${range(from, to)}, ${range(opens, closes)}`}</dd>
      ))}
    </>
  );
}
