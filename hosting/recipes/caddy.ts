import type { BuiltFiles } from '../built-files.ts';
import {
  caching,
  commonHeaders,
  earlierBuildsNote,
  redirects,
  hiddenPaths,
  defaultCaching,
  types,
  unsafePath,
} from '../rules.ts';

/**
 * A Caddyfile. The environment variables SITE_ADDRESS (default `:8080`) and SITE_ROOT (default /srv/site) override
 * address and folder.
 */
export function caddy(site: BuiltFiles): string {
  const { base } = site;
  const headers = Object.entries({
    ...commonHeaders(site),
    'Cache-Control': '{caching}',
    Vary: 'Accept-Encoding',
  });
  return `${earlierBuildsNote}
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
    default "${defaultCaching}"
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
    @own path_regexp ${hiddenPaths}
    error @own 404
    # Neither can be a file: systems refuse them with errors of their own.
    @unreadable vars_regexp {http.request.orig_uri} ${unsafePath}
    error @unreadable 404
    @long path_regexp (^.{1000}|[^/]{250})
    error @long 404
${Object.entries(redirects)
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
    header Cache-Control "${defaultCaching}"
    header Content-Type "text/html; charset=utf-8"
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
