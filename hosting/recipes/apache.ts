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

/** `.htaccess` for Apache 2.4 with mod_headers, mod_mime, mod_rewrite and `AllowOverride All`. */
export function apache(site: BuiltFiles): string {
  const { base } = site;
  return `${earlierBuildsNote}
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 ${base}404.html

${Object.entries(types)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join('\n')}
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
RewriteBase ${base}
# Redirects lead to the origin that was asked: Apache would name its own scheme and port, also behind a proxy.
RewriteCond %{HTTP:X-Forwarded-Proto}%{REQUEST_SCHEME}://%{HTTP_HOST} ^(https?).*(://.+)
RewriteRule ^ - [E=ORIGIN:%1%2]
${Object.entries(redirects)
  .map(([from, to]) => `RewriteRule ^${from}$ %{ENV:ORIGIN}${base}${to} [R=301,END]\n`)
  .join('')}RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,END]
RewriteCond %{REQUEST_URI} ${hiddenPaths}
RewriteRule ^ - [R=404,END]
RewriteCond %{THE_REQUEST} ${unsafePath}
RewriteRule ^ - [R=404,END]

# Every form of a page's address leads to the one without an ending.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ %{ENV:ORIGIN}${base} [R=301,END]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}${base}$1.html -f
RewriteRule ^(.+?)(?:/|/index\\.html|\\.html)$ %{ENV:ORIGIN}${base}$1 [R=301,END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}${base}$1.html -f
RewriteRule ^(.+)$ $1.html
RewriteRule ^$ index.html

# A compressed file beside the one asked for is sent in its place.
RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')}
RewriteCond %{DOCUMENT_ROOT}${base}$1.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')}
RewriteCond %{DOCUMENT_ROOT}${base}$1.gz -f
RewriteRule ^(.+)$ $1.gz [END]
Header merge Vary Accept-Encoding

${headersOf(site)}
Header set Cache-Control "${defaultCaching}"
${[...caching]
  .reverse()
  .map(({ paths, value }) => {
    const pattern = paths.replaceAll('$', '([.](br|gz))?$');
    return `Header set Cache-Control "${value}" "expr=%{REQUEST_STATUS} == 200 && %{REQUEST_URI} =~ m#${pattern}#"`;
  })
  .join('\n')}
`;
}

const headersOf = (site: BuiltFiles): string =>
  Object.entries(commonHeaders(site))
    .map(([name, value]) => `Header always set ${name} "${value}"`)
    .join('\n');

/** A pattern for a coding in Accept-Encoding, unless its weight is 0. */
const accepts = (coding: string): string => `(^|,)\\s*${coding}\\s*($|,|;\\s*q=(1|0?[.]0*[1-9]))`;

/** A virtual host with what `.htaccess` cannot set. By default port 8080 and folder /srv/site. */
export const apacheSite = (
  site: BuiltFiles,
  { listen = '*:8080', root = '/srv/site' }: { listen?: string; root?: string } = {},
): string => `ServerTokens Prod
ServerSignature Off
TraceEnable Off

<VirtualHost ${listen}>
  DocumentRoot "${root}"
  # What cannot be a path is answered before .htaccess is read.
  AllowEncodedSlashes NoDecode
  ErrorDocument 404 ${site.base}404.html
${headersOf(site).replaceAll(/^/gm, '  ')}
  <Directory "${root}">
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`;
