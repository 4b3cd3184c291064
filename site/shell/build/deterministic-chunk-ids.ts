import type { Configuration } from 'webpack';
import { atLeastOne } from './contract.ts';

/** The bundler's own script, and that of each worker, which begins with it. */
const RUNTIME = /(?:runtime~main|-worker)\./;

interface Minimizer {
  constructor: new (options: Options) => Minimizer;
  /** What the minimizer was made with. */
  _args?: [Options];
}

interface Options {
  include?: RegExp;
  exclude?: RegExp;
  minimizerOptions: object;
}

/**
 * The bundler's own script holds the hashes of all files, and while it is minified these are provisional
 * ones that a warm build has others of. Names of variables are chosen by how often a letter occurs, so
 * that script, and every page that names it, would change with nothing. In it letters do not count.
 */
export function keepNamesSteady(config: Configuration): void {
  const minimizers = config.optimization?.minimizer as Minimizer[] | undefined;
  const index = minimizers?.findIndex((one) => /SwcJs/.test(one.constructor.name)) ?? -1;
  const [options] = minimizers?.[index]?._args ?? [];
  atLeastOne(options ? [options] : [], 'the minimizer of scripts', 'deterministic-chunk-ids.ts');
  if (!minimizers || !options) return;
  const { constructor: Minify } = minimizers[index]!;
  const mangle = { disableCharFreq: true };
  minimizers.splice(
    index,
    1,
    new Minify({ ...options, exclude: RUNTIME }),
    new Minify({
      ...options,
      include: RUNTIME,
      minimizerOptions: { ...options.minimizerOptions, mangle },
    }),
  );
}
