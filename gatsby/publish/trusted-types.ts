import { OTHER_SCRIPTS } from '../../hosting/rules/rules';
import { INLINE_TAGS } from '../schema/fields/inline-html';

/**
 * What scripts may turn into code or markup (Trusted Types): script files of this site and those that its policy
 * names, and HTML with the few inline tags that a title may have. The policy in the headers allows inline scripts by
 * their hashes. This is a separate script, before all others in every page.
 */
export function trustedTypes(otherScripts = OTHER_SCRIPTS): string {
  const orOthers = otherScripts.map((src) => `||u===${JSON.stringify(src)}`).join('');
  return `window.trustedTypes?.createPolicy('default',{
createHTML:h=>/<(?!\\/?(${INLINE_TAGS.join('|')})>)/.test(h)?'':h,
createScript:s=>s,
createScriptURL:u=>new URL(u,location.href).origin===location.origin${orOthers}?u:''
})`.replaceAll('\n', '');
}
