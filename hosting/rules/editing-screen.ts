/** The address of the editing screen, in a site that has one. */
export const SCREEN = '/admin';

/** The servers that the screen contacts, by git service: for files, portraits and the status of the service. */
const GIT_SERVICES: Record<string, readonly string[]> = {
  github: [
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
    'https://www.githubstatus.com',
  ],
  gitlab: [
    'https://gitlab.com',
    'https://secure.gravatar.com',
    'https://status-api.hostedstatus.com',
  ],
  gitea: ['https://gitea.com'],
};

/**
 * The content security policy of the editing screen, which loads its programs only from this site.
 *
 * @param gitService - the git service with the files that it edits; undefined for a server on this machine
 */
export function screenPolicy(gitService = ''): string {
  const data = ["'self'", 'blob:', 'data:', ...(GIT_SERVICES[gitService] ?? [])].join(' ');
  return [
    "default-src 'self'",
    // WebAssembly, which converts iPhone photographs.
    "script-src 'self' blob: 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src ${data}`,
    `connect-src ${data}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
