import type { Configuration } from 'webpack';
import { atLeastOne } from './contract.ts';

/** The bundler's runtime, and each worker, which includes it. */
const RUNTIME = /(?:runtime~main|-worker)\./;

interface Minimizer {
  constructor: new (options: Options) => Minimizer;
  /** The constructor's arguments. */
  _args?: [Options];
}

interface Options {
  include?: RegExp;
  exclude?: RegExp;
  minimizerOptions: object;
}

/**
 * Makes the names of scripts the same in every build of the same sources. The runtime contains the hashes of all
 * files. While it is minified these are provisional and differ in a warm build, and the minifier picks variable
 * names by character frequency, so the runtime and every page that names it would change. Turns that off for it.
 */
export function makeNamesDeterministic(config: Configuration): void {
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
