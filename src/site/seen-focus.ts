/** A selector of what has the focus for all to see. Safari before 15.4 would refuse it: there every focus counts. */
export const seenFocus = (): string =>
  CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus';
