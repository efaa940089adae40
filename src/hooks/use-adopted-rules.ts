import { useInsertionEffect } from 'react';

/**
 * Applies style rules as long as a component is shown. The content security policy forbids <style>
 * elements that a later page brings along; rules that a script adopts it allows.
 *
 * @param rules - style rules, or undefined for none
 */
export function useAdoptedRules(rules: string | undefined): void {
  useInsertionEffect(() => {
    if (!rules) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}
