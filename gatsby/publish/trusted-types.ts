import { INLINE_TAGS } from '../schema/fields/inline-tags';

/**
 * What scripts may turn into code or markup (Trusted Types): script files of this site, and HTML of the few
 * inline tags that a title may have. Script texts are left to the policy in the headers, which knows them by
 * their hash. A script of its own, in every page before all others.
 */
export const TRUSTED_TYPES = `window.trustedTypes?.createPolicy('default',{
createHTML:h=>/<(?!\\/?(${INLINE_TAGS.join('|')})>)/.test(h)?'':h,
createScript:s=>s,
createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:''
})`.replaceAll('\n', '');
