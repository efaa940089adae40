import { INLINE_TAGS } from '../schema/fields/inline-tags';

/**
 * What scripts may turn into code or markup (Trusted Types): script files of this site, and HTML with the few inline
 * tags that a title may have. The policy in the headers allows inline scripts by their hashes. This is a separate
 * script, before all others in every page.
 */
export const TRUSTED_TYPES = `window.trustedTypes?.createPolicy('default',{
createHTML:h=>/<(?!\\/?(${INLINE_TAGS.join('|')})>)/.test(h)?'':h,
createScript:s=>s,
createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:''
})`.replaceAll('\n', '');
