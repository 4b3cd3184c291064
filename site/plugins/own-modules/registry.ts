import registry from '@generated/registry.js';

/**
 * Stands in for the engine's list of files while pages are rendered. The engine looks up what a page
 * loads by the names of modules, where the bundler's manifest has the names of files: no page would
 * name its own scripts and style sheets.
 */
export default Object.fromEntries(
  Object.entries(registry).map(([file, [load, , weak]]) => [file, [load, file, weak]]),
);
