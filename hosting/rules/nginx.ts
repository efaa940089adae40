import { SCREEN, screenPolicy } from './editing-screen';
import {
  CACHE_CONTROL,
  commonHeaders,
  contentSecurityPolicy,
  fileOf,
  HIDDEN,
  hostsOf,
  insecureHeaders,
  KEPT_FOR_EVER,
  pagesByAddress,
  patternToRegExp,
  POLICY,
  RELEASE,
  RESOURCE_POLICY,
  SECURITY_TXT,
  securityHeaders,
  SHOWN_ELSEWHERE,
  TYPES,
  WORKERS,
} from './rules';
import type { SiteFacts } from './site-facts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** Addresses as one expression, without its start: nginx tries each one in turn. */
const anyOf = (patterns: readonly string[]) =>
  patterns.map((pattern) => patternToRegExp(pattern).slice(1)).join('|');
const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Settings for the http block of nginx, which the server block relies on. */
export function nginxHttpOf(facts: SiteFacts): string {
  const addresses = pagesByAddress(facts);
  return `# Written by the build from hosting/rules. For the http block; server.conf needs it.
types {
${indent(Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`))}
}
map_hash_bucket_size 256;
map_hash_max_size 65536;

# The page for each address. nginx ignores case here.
map $uri $page {
    default "";
${indent([...addresses].map(([address, page]) => `${quote(address)} ${quote(page)};`))}
}
map $page $page_file {
    "" $uri;
    "/" ${fileOf('/')};
    default $page.html;
}
# 1 for a request under another spelling of an address, or a former one.
map "$page:$uri" $is_misspelt {
    "~^:" 0;
    "~^(.+):\\1$" 0;
    default 1;
}
map $uri $is_hidden {
    ${quote(SECURITY_TXT)} 0;
    ${quote(`~${HIDDEN}`)} 1;
    default 0;
}
map $page $security_policy {
    ${quote(SCREEN)} ${quote(screenPolicy(facts.gitService))};
    default ${quote(contentSecurityPolicy(facts))};
}
map $uri $resource_policy {
    ${quote(`~^(${anyOf(SHOWN_ELSEWHERE)})`)} ${RESOURCE_POLICY.pictures};
    default ${RESOURCE_POLICY.others};
}
map "$status:$uri" $cache_control {
${indent([
  `${quote(`~^[^:]*:(${anyOf(WORKERS)})`)} ${quote(CACHE_CONTROL.never)};`,
  `${quote(`~^(200|206|304):(${anyOf(KEPT_FOR_EVER)})`)} ${quote(CACHE_CONTROL.forEver)};`,
])}
    default ${quote(CACHE_CONTROL.askEachTime)};
}
`;
}

/** Settings for a server block of nginx that names its own root, addresses and certificates. */
export const nginxServerOf = (
  facts: SiteFacts,
): string => `# Written by the build from hosting/rules. For a server block that names the root.
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

${headerLines({ ...commonHeaders(facts), [POLICY]: '$security_policy' }).join('\n')}
add_header ${RESOURCE_POLICY.name} $resource_policy always;
add_header Cache-Control $cache_control always;

location / {
    if ($is_misspelt) { return 301 $page$is_args$args; }
    if ($is_hidden) { return 404; }
    try_files $page_file =404;
}
error_page 404 /404.html;
location = /404.html { internal; }
`;

/** What Mozilla recommends for browsers of recent years ("intermediate"). */
const TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:site:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
];

const listen = (port: string, rest = '') => [
  `listen ${port}${rest};`,
  `listen [::]:${port}${rest};`,
];

/** A complete site for nginx on its own machine, with TLS and redirects to its one address. */
export function nginxSiteOf(facts: SiteFacts): string {
  const { host, twin } = hostsOf(facts);
  const headers = headerLines(securityHeaders(facts));
  const certificate = [
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
  ];
  const https = listen('443', ' ssl http2');
  return `# Written by the build from hosting/rules. For the http block: the whole site, with TLS.
include ${RELEASE}/nginx/http.conf;

# Long names too.
server_names_hash_bucket_size 512;

# Unknown hosts get no answer.
server {
${indent([...listen('80', ' default_server'), ...listen('443', ' ssl http2 default_server')])}
${indent(TLS)}
    server_tokens off;
${indent(headerLines(insecureHeaders(facts)))}
    ssl_reject_handshake on;
    return 444;
}

server {
${indent(listen('80'))}
    server_name ${host} ${twin};
    server_tokens off;
${indent(headerLines(insecureHeaders(facts)))}
    location /.well-known/acme-challenge/ {
        root /var/www/html;
        default_type text/plain;
    }
    location / { return 301 https://${host}$request_uri; }
}

server {
${indent(https)}
    server_name ${twin};
    server_tokens off;
${indent(certificate)}
${indent(TLS)}
${indent(headers)}
    return 301 https://${host}$request_uri;
}

server {
${indent(https)}
    server_name ${host};
${indent(certificate)}
${indent(TLS)}
    root ${RELEASE}/site;
    include ${RELEASE}/nginx/server.conf;
}
`;
}

/**
 * A complete configuration for nginx without privileges, which writes only to /tmp: for a container, and for testing
 * the other files. It logs no requests: the proxy with TLS in front of it does.
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
    access_log off;
    sendfile on;
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
