import type { BuiltFiles } from '../built-files.ts';
import {
  caching,
  everywhere,
  keepEarlierBuilds,
  moved,
  notForReaders,
  otherwise,
  types,
} from '../rules.ts';

/** `.htaccess` for Apache 2.4 with mod_headers, mod_mime, mod_rewrite and `AllowOverride All`. */
export function apache({ base, scripts }: BuiltFiles): string {
  const always = (name: string, value: string, when = '') =>
    `Header always set ${name} "${value}"${when}`;
  return `${keepEarlierBuilds}
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
${Object.entries(moved)
  .map(([from, to]) => `RewriteRule ^${from}$ ${base}${to} [R=301,END]\n`)
  .join('')}RewriteCond %{REQUEST_URI} ${notForReaders}
RewriteRule ^ - [R=404,END]

# Every form of a page's address leads to the one without an ending.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ ${base} [R=301,END]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}${base}$1.html -f
RewriteRule ^(.+?)(?:/|/index\\.html|\\.html)$ ${base}$1 [R=301,END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}${base}$1.html -f
RewriteRule ^(.+)$ $1.html
RewriteRule ^$ index.html

# A compressed file beside the one asked for is sent in its place.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.gz -f
RewriteRule ^(.+)$ $1.gz [END]
Header merge Vary Accept-Encoding

${Object.entries(everywhere(scripts))
  .map(([name, value]) => always(name, value))
  .join('\n')}
Header set Cache-Control "${otherwise}"
${[...caching]
  .reverse()
  .map(({ paths, value }) => {
    const pattern = paths.replaceAll('$', '([.](br|gz))?$');
    return `Header set Cache-Control "${value}" "expr=%{REQUEST_STATUS} == 200 && %{REQUEST_URI} =~ m#${pattern}#"`;
  })
  .join('\n')}
`;
}
