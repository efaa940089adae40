import { FIRST_SCREEN_END } from '../../plugins/waiting-scripts/protocol';

/**
 * Says that no screen shows more of a page at first than the parts before it. The page then holds the
 * styles of these parts alone, and the build links the rest here (plugins/waiting-scripts). React leaves
 * that link alone, because the element's content is HTML to it.
 */
export const FirstScreenEnd = () => (
  <div hidden {...{ [FIRST_SCREEN_END]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />
);
