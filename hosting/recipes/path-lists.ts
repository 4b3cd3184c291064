import { caching } from '../rules.ts';

/** A path of a host that knows exact paths and whole folders (`/assets/*`), but no patterns. */
interface PathRule {
  path: string;
  value: string;
}

/**
 * The caching rules for such a host: a folder where all files fall under one rule is named once,
 * other files one by one. What is not named is asked for again each time, as these hosts do anyway.
 */
export function listCaching(base: string, paths: readonly string[]): PathRule[] {
  const ruleOf = (path: string) => caching.find((rule) => new RegExp(rule.paths).test(path));
  const topOf = (path: string) => {
    const [top, ...rest] = path.slice(base.length).split('/');
    return rest.length > 0 ? `${base}${top}/` : path;
  };
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(topOf(path));
    if (group) group.push(path);
    else groups.set(topOf(path), [path]);
  }
  return [...groups].flatMap(([top, group]) => {
    const [rule, ...others] = new Set(group.map(ruleOf));
    if (rule && others.length === 0 && top.endsWith('/')) {
      return [{ path: `${top}*`, value: rule.value }];
    }
    return group.flatMap((path) => {
      const value = ruleOf(path)?.value;
      return value ? [{ path, value }] : [];
    });
  });
}
