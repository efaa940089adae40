/** Port of the tested site; two checkouts that are tested at once need two. */
export const PORT = Number(process.env.PORT ?? 9123);
