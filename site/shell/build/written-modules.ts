import type { Chunk, Compilation, Module } from 'webpack';

/** The file of a module, or what the bundler calls it by. */
export const fileOf = (module: Module): string => module.nameForCondition() ?? module.identifier();

/** What stands in a chunk that was written, with each module that the bundler has joined into another. */
export const modulesIn = ({ chunkGraph }: Compilation, chunk: Chunk): Module[] =>
  chunkGraph.getChunkModules(chunk).flatMap((module) => {
    const { modules = [module] } = module as { modules?: Module[] };
    return modules;
  });
