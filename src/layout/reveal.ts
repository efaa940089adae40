/** Opens what is closed round a place (an answer in an accordion), and shows the place if it was closed. */
export function reveal(place: Element | null): void {
  const closed = place?.closest('details:not([open])');
  if (!closed) return;
  closed.setAttribute('open', '');
  place!.scrollIntoView({ behavior: 'instant' });
}

/** Reveals the place that the page's address names, now and later, in browsers that do not do so themselves. */
export function revealTargets(): void {
  const revealTarget = () => reveal(document.querySelector(':target'));
  // A visitor who has already pressed something may have closed it.
  if (!navigator.userActivation?.hasBeenActive) revealTarget();
  window.addEventListener('hashchange', revealTarget);
}
