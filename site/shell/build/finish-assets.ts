import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  parse,
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import type { Compiler } from 'webpack';

/** After minification, before content hashes are computed. */
const STAGE = 401;
const name = 'finish-assets';
const READ = /(?<=var\(\s*)--ifm-[\w-]+/g;

/**
 * Changes the minified files. Scripts lose the build folder, which the bundler writes in place of `import.meta.url`:
 * the same sources then give the same files with the same names, wherever they are built. Style sheets lose what is
 * overridden.
 */
export default function finishAssets({ siteDir }: LoadContext): Plugin {
  const folder = `${pathToFileURL(path.dirname(siteDir)).href}/`;
  const apply = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage: STAGE }, (assets) => {
        const textsOf = (ending: string): [file: string, text: string][] =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(ending))
            .map(([file, asset]) => [file, asset.source().toString()]);
        const { RawSource } = compiler.webpack.sources;
        const write = (file: string, text: string) =>
          compilation.updateAsset(file, new RawSource(text));
        const scripts = textsOf('.js');
        for (const [file, text] of scripts)
          if (text.includes(folder)) write(file, text.replaceAll(folder, 'file:///'));
        const sheets = textsOf('.css');
        const lean = withoutOverridden(
          sheets.map(([, css]) => css),
          scripts.map(([, text]) => text),
        );
        for (const [at, [file]] of sheets.entries()) write(file, lean[at]!);
      }),
    );
  return {
    name,
    configureWebpack: (_, isServer) => (isServer ? {} : ({ plugins: [{ apply }] } as object)),
  };
}

/**
 * The sheets without declarations that a later rule of the same selector and condition replaces (most are Infima's,
 * replaced by ours), and without variables of Infima that neither a sheet nor a script reads.
 */
export function withoutOverridden(sheets: string[], scripts: string[] = []): string[] {
  const roots = sheets.map((css) => parse(css));
  roots.forEach(removeOverridden);
  const readIn = (texts: string[]) => texts.flatMap((text) => text.match(READ) ?? []);
  const readByScripts = readIn(scripts);
  for (let isDone = false; !isDone;) {
    const read = new Set([...readByScripts, ...readIn(roots.map(String))]);
    const unread: Declaration[] = [];
    for (const root of roots)
      root.walkDecls(/^--ifm-/, (one) => void (read.has(one.prop) || unread.push(one)));
    unread.forEach(remove);
    // A removed variable may have been the only reader of another.
    isDone = unread.length === 0;
  }
  return roots.map(String);
}

function removeOverridden(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  // By condition and selector: the properties set by rules that follow, with whether one of them is important.
  const set = new Map<string, Map<string, boolean>>();
  for (const rule of rules.reverse()) {
    const places = rule.selectors.map((selector) => {
      const place = `${conditionOf(rule)} ${selector}`;
      return set.get(place) ?? set.set(place, new Map()).get(place)!;
    });
    const own = rule.nodes.filter((node) => node.type === 'decl');
    const isOverridden = ({ prop, important = false }: Declaration) =>
      places.every((place) => place.has(prop) && (place.get(prop) || !important));
    const overridden = own.filter(isOverridden);
    // Browsers that do not know one of its selectors drop the whole rule.
    if (!rule.selector.includes(':-'))
      for (const place of places)
        for (const { prop, important = false } of own)
          place.set(prop, important || (place.get(prop) ?? false));
    overridden.forEach(remove);
  }
}

/** The rules and conditions around a rule: nothing for one at the top. */
function conditionOf({ parent }: ChildNode): string {
  if (parent?.type !== 'rule' && parent?.type !== 'atrule') return '';
  const around = parent as Rule | AtRule;
  const own = around.type === 'rule' ? around.selector : `@${around.name} ${around.params}`;
  return `${conditionOf(around)}${own}{`;
}

/** Removes also what becomes empty around it. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0) remove(parent as ChildNode);
}
