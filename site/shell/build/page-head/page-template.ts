import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The browsers of `browserslist` in package.json, as esbuild names them. */
const TARGET = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/**
 * The HTML template of every built page: that of Docusaurus (Eta), except for the scripts. That of the color mode comes
 * before the body, because a browser may paint a body whose first script has not arrived, and after the scripts that
 * prepare what is stored for it.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <%~ /<script>[^]*<\\/script>/.exec(it.preBodyTags)[0].replaceAll('<script>', '<script data-own="theme">') %>
    <script data-own="load-after-first-frame" data-scripts="<%= it.scripts.filter((script) => /\\/(?:runtime~)?main\\./.test(script)).map((script) => it.baseUrl + script).join(' ') %>">${inlineScript('load-after-first-frame')}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^]*<\\/script>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Compiles a script of page/head-scripts/ for inlining.
 *
 * @param constants the values of its `declare const` names
 */
export function inlineScript(
  name: string,
  constants: Record<string, string | boolean> = {},
): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../page/head-scripts/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define,
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
