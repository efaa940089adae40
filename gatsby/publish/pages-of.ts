/**
 * The addresses of all built pages.
 *
 * @param files - all files of a site as Gatsby writes it, such as about/index.html
 * @returns addresses such as /about, in order; the 404 page is not one
 */
export function pagesOf(files: readonly string[]): string[] {
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file) && file !== '404/index.html')
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}
