import type { GatsbySSR } from 'gatsby';
import type { HTMLAttributes } from 'react';
import { DEFERS_LAYOUT } from './protocol';

/** Defers the layout of what is out of view until the page has started. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) =>
  setHtmlAttributes({ [DEFERS_LAYOUT]: '' } as HTMLAttributes<HTMLHtmlElement>);
