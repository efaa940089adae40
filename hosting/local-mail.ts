/** The settings of a site whose forms post to its own server, to the stand-in for the mail service. */
export const LOCAL_MAIL = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'local-public-key',
  GATSBY_EMAILJS_SERVICE_ID: 'local-service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'local-template',
  GATSBY_EMAILJS_ORIGIN: '',
  /** An address for trying the block list. */
  GATSBY_EMAILJS_BLOCK_LIST: 'blocked@example.com',
};

/** The mail settings of the environment, or the local ones if it has none. */
export function mailSettingsOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env.GATSBY_EMAILJS_PUBLIC_KEY ? env : { ...env, ...LOCAL_MAIL };
}
