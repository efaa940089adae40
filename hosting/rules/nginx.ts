import {
  CACHE_CONTROL,
  ERROR_TEXTS,
  fileOf,
  HIDDEN,
  KEPT_FOR_EVER,
  MAIL_DESK,
  METHODS,
  patternToRegExp,
  securityHeaders,
  spellingsOf,
  TYPES,
} from './rules';
import type { SiteFacts } from './site-facts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

/** A power of two, at least twice the number of spellings: nginx warns when its table is too small. */
const tableSize = (pages: readonly string[]) => 2 ** Math.ceil(Math.log2(pages.length * 8 + 1024));

/** Settings for the http block of nginx, which the server block relies on. */
export function nginxHttpOf({ pages }: SiteFacts): string {
  const spellings = pages.flatMap((page) =>
    [page, ...spellingsOf(page)].map((spelling) => `${quote(spelling)} ${quote(page)};`),
  );
  return `# Written by the build from hosting/rules. For the http block; server.conf needs it.
types {
${indent(Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`))}
}
map_hash_bucket_size 256;
map_hash_max_size ${tableSize(pages)};

# The page that an address means. nginx compares without regard to case.
map $uri $page {
    default "";
${indent(spellings)}
}
map $page $page_file {
    "" $uri;
    "/" ${fileOf('/')};
    default $page.html;
}
# 1 when a page is asked for under another spelling of its address.
map "$page:$uri" $is_misspelt {
    "~^:" 0;
    "~^(.+):\\1$" 0;
    default 1;
}
map $request_method $is_refused {
    "~^(${METHODS.join('|')})$" 0;
    default 1;
}
map $status $allowed_methods {
    405 ${quote(METHODS.join(', '))};
    default "";
}
map "$status $uri" $cache_control {
${indent(
  KEPT_FOR_EVER.map(
    (pattern) =>
      `${quote(`~^(200|206|304) ${patternToRegExp(pattern).slice(1)}`)} ${quote(CACHE_CONTROL.forEver)};`,
  ),
)}
    default ${quote(CACHE_CONTROL.askEachTime)};
}
`;
}

const mailDesk = (headers: Record<string, string>) => `
# The forms post to the mail desk, which answers with headers of its own.
location ${MAIL_DESK.path} {
    proxy_pass http://${MAIL_DESK.address};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    add_header Strict-Transport-Security ${quote(headers['Strict-Transport-Security'] ?? '')} always;
}
`;

/** Settings for a server block of nginx that names its own root, addresses and certificates. */
export function nginxServerOf(facts: SiteFacts): string {
  const headers = securityHeaders(facts);
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return `# Written by the build from hosting/rules. For a server block that names the root.
server_tokens off;
absolute_redirect off;
merge_slashes off;
charset utf-8;
charset_types text/plain text/css text/xml application/javascript application/json application/manifest+json image/svg+xml;
default_type text/plain;
etag on;
gzip_static on;
gzip_vary on;
brotli_static on;

${lines.join('\n')}
add_header Cache-Control $cache_control always;
add_header Allow $allowed_methods always;

location / {
    if ($is_refused) { return 405 ${quote(`${ERROR_TEXTS[405]}\n`).replace('\n', '\\n')}; }
    if ($is_misspelt) { return 301 $page$is_args$args; }
    try_files $page_file =404;
}
location ~ ${quote(HIDDEN)} { return 404; }
error_page 404 /404.html;
location = /404.html { internal; }
${facts.mailOrigin === '' ? mailDesk(headers) : ''}`;
}

/**
 * A complete configuration of nginx without privileges that writes only to /tmp: for a container, and for
 * trying the other two files.
 */
export const NGINX_CONF = `# Written by the build from hosting/rules.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
    include /etc/nginx/mime.types;
    include http.conf;
    access_log /dev/stdout;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=4096 inactive=60s;
    client_body_temp_path /tmp/client-body;
    proxy_temp_path /tmp/proxy;
    fastcgi_temp_path /tmp/fastcgi;
    uwsgi_temp_path /tmp/uwsgi;
    scgi_temp_path /tmp/scgi;
    server {
        listen 8080;
        root /srv/site;
        include server.conf;
    }
}
`;
