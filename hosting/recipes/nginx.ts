import type { BuiltFiles } from '../built-files.ts';
import {
  caching,
  commonHeaders,
  earlierBuildsNote,
  redirects,
  hiddenPaths,
  defaultCaching,
  types,
  unknownType,
  unsafePath,
} from '../rules.ts';

interface Options {
  /** Serves `.br` files, which requires the module ngx_http_brotli_static. Default false. */
  brotli?: boolean;
  /** Port, or address and port. Default 8080. */
  listen?: string;
  /** The document root. Default /srv/site. */
  root?: string;
}

/** A file for conf.d with one server block. */
export function nginx(
  site: BuiltFiles,
  { brotli = false, listen = '8080', root = '/srv/site' }: Options = {},
): string {
  const { base } = site;
  return `${earlierBuildsNote}
map $uri $site_caching {
  default "${defaultCaching}";
${caching.map(({ paths, value }) => `  "~${paths}" "${value}";`).join('\n')}
}

# A slash, a backslash or a NUL in the name of a file.
map $request_uri $site_unreadable {
  default "";
  "~${unsafePath}" 1;
}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  default_type ${unknownType};
  types {
${Object.entries(types)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
  }

  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}
${Object.entries({
  ...commonHeaders(site),
  'Cache-Control': '$site_caching',
  Vary: 'Accept-Encoding',
})
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  error_page 404 ${base}404.html;
  location = ${base}404.html { internal; }
  location ~ ${hiddenPaths} { return 404; }
${Object.entries(redirects)
  .map(([from, to]) => `  location = ${base}${from} { return 301 ${base}${to}$is_args$args; }\n`)
  .join('')}
  # Every form of a page's address leads to the one without an ending.
  location = ${base} { try_files ${base}index.html =404; }
  location = ${base}index.html { return 301 ${base}$is_args$args; }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }\n`}  location ~ ^(?<page>/.+?)(/|/index[.]html|[.]html)$ {
    if ($site_unreadable) { return 404; }
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location / {
    if ($site_unreadable) { return 404; }
    try_files $uri $uri.html =404;
  }
}
`;
}
