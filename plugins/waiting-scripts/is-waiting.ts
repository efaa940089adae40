/** Whether scripts wait in this build: they do unless WAIT=off, and never in the preview. */
export const isWaiting = (): boolean =>
  process.env.WAIT !== 'off' && process.env.gatsby_executing_command !== 'develop';
