import { caching } from '../rules.ts';

/** A path of a host that knows exact paths and whole folders (`/assets/*`), but no patterns. */
export interface PathRule {
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
  const rules = new Map<string, string>();
  for (const path of paths) {
    const rule = ruleOf(path);
    if (!rule) continue;
    const top = topOf(path);
    const whole =
      top !== path &&
      paths.filter((other) => other.startsWith(top)).every((other) => ruleOf(other) === rule);
    rules.set(whole ? `${top}*` : path, rule.value);
  }
  return [...rules].map(([path, value]) => ({ path, value }));
}
