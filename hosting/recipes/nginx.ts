import type { BuiltFiles } from '../built-files.ts';
import {
  caching,
  everywhere,
  keepEarlierBuilds,
  moved,
  notForReaders,
  otherwise,
  types,
  unknownType,
  unreadable,
} from '../rules.ts';

interface Options {
  /** Serves `.br` files, which needs the module ngx_http_brotli_static. Off unless told. */
  brotli?: boolean;
  /** Port, or address and port: 8080 unless told. */
  listen?: string;
  /** The folder whose path from here is the path of a URL: /srv/site unless told. */
  root?: string;
}

/** A file for nginx's conf.d, with a server in it. */
export function nginx(
  site: BuiltFiles,
  { brotli = false, listen = '8080', root = '/srv/site' }: Options = {},
): string {
  const { base } = site;
  return `${keepEarlierBuilds}
map $uri $site_caching {
  default "${otherwise}";
${caching.map(({ paths, value }) => `  "~${paths}" "${value}";`).join('\n')}
}

# A slash, a backslash or a NUL in the name of a file.
map $request_uri $site_unreadable {
  default "";
  "~${unreadable}" 1;
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
  ...everywhere(site),
  'Cache-Control': '$site_caching',
  Vary: 'Accept-Encoding',
})
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  error_page 404 ${base}404.html;
  location = ${base}404.html { internal; }
  location ~ ${notForReaders} { return 404; }
${Object.entries(moved)
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
