/** The address of the editing screen, in a site that has one. */
export const SCREEN = '/admin';

/** The servers that the screen asks, by git service: for files and portraits, and whether the service is up. */
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
 * The content security policy of the editing screen, which loads its programs from this site alone.
 *
 * @param gitService - where the files are that it edits; undefined for a server of this machine
 */
export function screenPolicy(gitService = ''): string {
  const data = ["'self'", 'blob:', 'data:', ...(GIT_SERVICES[gitService] ?? [])].join(' ');
  return [
    "default-src 'self'",
    // WebAssembly, because it converts the photographs of iPhones.
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
