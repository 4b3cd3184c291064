import { spawnSync } from 'node:child_process';

/** Whether this machine has a program that tells its version, such as `python3`. */
export const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
