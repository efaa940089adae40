import { FIRST_SCREEN_END } from '../../plugins/waiting-scripts/protocol';

/**
 * Marks the end of what any screen shows of a page at first. The page then contains only the styles of the parts
 * before it, and the build links the rest here (plugins/waiting-scripts). React leaves that link alone, because the
 * element's content is HTML to it.
 */
export const FirstScreenEnd = () => (
  <div hidden {...{ [FIRST_SCREEN_END]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />
);
