/**
 * What all plugins of a build have in common: each is loaded with modules of its own, and would make it anew.
 *
 * @param name of no other value
 * @param make called by whoever asks first
 */
export function ofProcess<Value extends object>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined };
  return (values[Symbol.for(name)] ??= make());
}
