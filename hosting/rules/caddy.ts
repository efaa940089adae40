import {
  CACHE_CONTROL,
  commonHeaders,
  ERROR_TEXTS,
  fileOf,
  HIDDEN,
  hostsOf,
  insecureHeaders,
  KEPT_FOR_EVER,
  MAIL_DESK,
  MALFORMED,
  METHODS,
  patternToRegExp,
  RELEASE,
  RESOURCE_POLICY,
  SECURITY_TXT,
  securityHeaders,
  SHOWN_ELSEWHERE,
  TYPES,
  WORKERS,
} from './rules';
import type { SiteFacts } from './site-facts';

const escapeRegExp = (text: string) => text.replace(/[.~-]/g, '\\$&');
const indent = (lines: readonly string[], by: string) => lines.map((line) => by + line).join('\n');

/** One line of the map from addresses, in any case and spelling, to pages and their files. */
const pageLine = (page: string) =>
  page === '/'
    ? String.raw`~(?i)^/(index\.html)?$ / ${fileOf(page)}`
    : String.raw`~(?i)^${escapeRegExp(page)}(/|\.html|/index\.html)?$ ${page} ${fileOf(page)}`;

/** Sets headers at the last moment, so that each stands in the answer once, whoever gives it. */
const headerBlock = (headers: Record<string, string>) => `header {
		defer
		-Server
${indent(
  Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  '\t\t',
)}
	}`;

const { name: POLICY, pictures, others } = RESOURCE_POLICY;
const isPicture = `path_regexp ${SHOWN_ELSEWHERE.map(patternToRegExp).join('|')}`;

const mailDeskRoute = (address: string) => `
		# The forms post to the mail desk.
		handle ${MAIL_DESK.path}* {
			header {
				defer
				Cache-Control "${CACHE_CONTROL.never}"
			}
			reverse_proxy ${address}
		}
`;

/** A complete Caddyfile. The environment may set another address and folder. */
export function caddyfileOf(facts: SiteFacts): string {
  const { host, twin } = hostsOf(facts);
  const typeLines = Object.entries(TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  return `# Written by the build from hosting/rules.
(headers) {
	${headerBlock(securityHeaders(facts))}
}
(common_headers) {
	${headerBlock(commonHeaders(facts))}
}

{$SITE_ADDRESS:${facts.siteUrl}} {
	root * {$SITE_ROOT:${RELEASE}/site}
	import common_headers
	@picture ${isPicture}
	header @picture {
		defer
		${POLICY} ${pictures}
	}
	@no_picture not ${isPicture}
	header @no_picture {
		defer
		${POLICY} ${others}
	}
	route {
		@malformed expression \`{http.request.orig_uri}.matches("(?i)${MALFORMED.replaceAll('\\', '\\\\')}")\`
		error @malformed 400
${facts.mailOrigin === '' ? mailDeskRoute(facts.mailDesk) : ''}
		header Cache-Control "${CACHE_CONTROL.askEachTime}"
		header Vary Accept-Encoding
		@refused not method ${METHODS.join(' ')}
		error @refused 405
		@hidden {
			path_regexp ${HIDDEN}|^/404\\.html$
			not path ${SECURITY_TXT}
		}
		error @hidden 404
		# Caddy would read them as one slash.
		@doubled expression {http.request.uri.path}.contains("//")
		error @doubled 404

		# A part of a file is not kept for ever: a part that is not there would be kept too.
		@kept {
			path_regexp ${KEPT_FOR_EVER.map(patternToRegExp).join('|')}
			header !Range
		}
		header @kept Cache-Control "${CACHE_CONTROL.forEver}"
		@worker path ${WORKERS.join(' ')}
		header @worker Cache-Control "${CACHE_CONTROL.never}"
${indent(typeLines, '\t\t')}

		# The page that an address means, and its file.
		map {path} {page} {page_file} {
${indent(facts.pages.map(pageLine), '\t\t\t')}
			default "" ""
		}
		map {query} {asked} {
			~^(.+)$ "?$1"
			default ""
		}
		@misspelt expression {page} != "" && {path} != {page}
		redir @misspelt {page}{asked} 301
		@page expression {page} != ""
		rewrite @page {page_file}
		# A name longer than the system allows would be a failure of the server.
		@nothing not file
		error @nothing 404
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import headers
		@desk path ${MAIL_DESK.path}*
		@site not path ${MAIL_DESK.path}*
		header @desk Cache-Control "${CACHE_CONTROL.never}"
		header @site Cache-Control "${CACHE_CONTROL.askEachTime}"
		@refused expression {err.status_code} == 405
		handle @refused {
			header Allow "${METHODS.join(', ')}"
			header Content-Type "text/plain; charset=utf-8"
			respond "${ERROR_TEXTS[405]}"
		}
		@missing expression {err.status_code} == 404
		handle @missing {
			header Content-Type "text/html; charset=utf-8"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		handle {
			header Content-Type "text/plain; charset=utf-8"
			respond "{err.status_text}"
		}
	}
}

https://${twin} {
	import headers
	redir https://${host}{uri} 301
}

http://${host}, http://${twin} {
	${headerBlock(insecureHeaders(facts))}
	redir https://${host}{uri} 301
}

# Unknown hosts get no answer.
http://, https:// {
	abort
}
`;
}
