import { inlineScript } from './inline-script.ts';

/** The frame of every built page, in the template language of Docusaurus: its own, but for the scripts. */
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
    <script data-own="load-after-first-frame" data-scripts="<%= it.scripts.filter((script) => /\\/(?:runtime~)?main\\./.test(script)).map((script) => it.baseUrl + script).join(' ') %>">${inlineScript('load-after-first-frame')}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replaceAll('<script>', '<script data-own="theme">') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
