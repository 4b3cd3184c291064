/**
 * A value shared by all plugins of a build. Each plugin is loaded with its own copy of our modules and would
 * otherwise compute it again.
 *
 * @param name a unique key
 * @param make called once, on first use
 */
export function oncePerProcess<Value extends object>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined };
  return (values[Symbol.for(name)] ??= make());
}
