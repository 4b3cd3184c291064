import type { BuiltFiles } from '../built-files.ts';
import {
  caching,
  everywhere,
  keepEarlierBuilds,
  moved,
  notForReaders,
  otherwise,
  types,
  unreadable,
} from '../rules.ts';

/**
 * A Caddyfile. The environment may name another address than `:8080` (SITE_ADDRESS) and another folder
 * than /srv/site (SITE_ROOT).
 */
export function caddy(site: BuiltFiles): string {
  const { base } = site;
  const headers = Object.entries({
    ...everywhere(site),
    'Cache-Control': '{caching}',
    Vary: 'Accept-Encoding',
  });
  return `${keepEarlierBuilds}
{
  admin off
}

(headers) {
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
    -Server
  }
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site}
  map {path} {caching} {
${caching.map(({ paths, value }) => `    ~${paths} "${value}"`).join('\n')}
    default "${otherwise}"
  }
  map {query} {tail} {
    ~(.+) "?\${1}"
    default ""
  }
  import headers
${Object.entries(types)
  .filter(([ending]) => ending !== 'html')
  .map(
    ([ending, type]) => `  @${ending} path *.${ending}\n  header @${ending} Content-Type "${type}"`,
  )
  .join('\n')}

  route {
    @post not method GET HEAD
    error @post 405
    @own path_regexp ${notForReaders}
    error @own 404
    # Neither can be a file: systems refuse them with errors of their own.
    @unreadable vars_regexp {http.request.orig_uri} ${unreadable}
    error @unreadable 404
    @long path_regexp (^.{1000}|[^/]{250})
    error @long 404
${Object.entries(moved)
  .map(([from, to]) => `    redir ${base}${from} ${base}${to}{tail} 301\n`)
  .join('')}
    # Every form of a page's address leads to the one without an ending.
    redir ${base}index.html ${base}{tail} 301
    @form {
      path_regexp page ^(/.+?)(?:/|/index[.]html|[.]html)$
      not path ${base} ${base}404.html
    }
    route @form {
      @page file {re.page.1}.html
      redir @page {re.page.1}{tail} 301
      error 404
    }
    try_files {path} {path}.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    import headers
    header Cache-Control "${otherwise}"
    header Content-Type "text/html; charset=utf-8"
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
