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
  TYPES,
} from './rules';
import type { SiteFacts } from './site-facts';

const escapeRegExp = (text: string) => text.replace(/[.~-]/g, '\\$&');
const indent = (lines: readonly string[], by: string) => lines.map((line) => by + line).join('\n');

/** One line of the map from addresses, in any case and spelling, to pages and their files. */
const pageLine = (page: string) =>
  page === '/'
    ? String.raw`~(?i)^/(index\.html)?$ / ${fileOf(page)}`
    : String.raw`~(?i)^${escapeRegExp(page)}(/|\.html|/index\.html)?$ ${page} ${fileOf(page)}`;

const MAIL_DESK_ROUTE = `
	# The forms post to the mail desk, which answers with headers of its own.
	handle ${MAIL_DESK.path}* {
		reverse_proxy ${MAIL_DESK.address}
	}
`;

/** A complete Caddyfile. The environment may set another address and folder. */
export function caddyfileOf(facts: SiteFacts): string {
  const headers = Object.entries(securityHeaders(facts)).map(
    ([name, value]) => `${name} "${value}"`,
  );
  const typeLines = Object.entries(TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  return `# Written by the build from hosting/rules.
{$SITE_ADDRESS:${facts.siteUrl}} {
	root * {$SITE_ROOT:/srv/site}
${facts.mailOrigin === '' ? MAIL_DESK_ROUTE : ''}
	route {
		header {
${indent(headers, '\t\t\t')}
			Cache-Control "${CACHE_CONTROL.askEachTime}"
			Vary Accept-Encoding
		}
		header -Server
		@hidden path_regexp ${HIDDEN}|^/404\\.html$|\\x00
		error @hidden 404
		@refused not method ${METHODS.join(' ')}
		error @refused 405

		@kept path_regexp ${KEPT_FOR_EVER.map(patternToRegExp).join('|')}
		header @kept Cache-Control "${CACHE_CONTROL.forEver}"
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
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
		header Cache-Control "${CACHE_CONTROL.askEachTime}"
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
			respond "{err.status_text}"
		}
	}
}
`;
}
