import { SettingsError } from './environment.ts';
import { nearest } from './unknown-variables.ts';

/** Parsed `--name value`, `--name=value` and, for switches, `--name`. */
interface Arguments {
  words: string[];
  flags: Map<string, string>;
}

/**
 * Parses a command line.
 *
 * @param switches  flags without a value.
 * @param known     flags with a value; any other is refused.
 * @throws {SettingsError} an unknown flag, a repeated flag, or a flag without its value.
 */
export function readArguments(args: string[], switches: string[], known: string[]): Arguments {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [name, inlineValue] = split(arg.slice(2));
    if (flags.has(name)) throw new SettingsError(`--${name} is given twice: give it once.`);
    if (switches.includes(name)) {
      if (inlineValue !== undefined)
        throw new SettingsError(`--${name} takes no value: leave out "=${inlineValue}".`);
      flags.set(name, 'true');
      continue;
    }
    if (!known.includes(name))
      throw new SettingsError(unknownFlagMessage(name, [...switches, ...known]));
    const value = inlineValue ?? args[++index];
    if (value === undefined || (inlineValue === undefined && value.startsWith('--'))) {
      throw new SettingsError(`--${name} has no value: write --${name}=value.`);
    }
    flags.set(name, value);
  }
  return { words, flags };
}

function split(flag: string): [name: string, value: string | undefined] {
  const at = flag.indexOf('=');
  return at < 0 ? [flag, undefined] : [flag.slice(0, at), flag.slice(at + 1)];
}

function unknownFlagMessage(name: string, known: string[]): string {
  const near = nearest(name, known, () => 3);
  const list = known.map((flag) => `--${flag}`).join(', ');
  return `--${name} is not known here. ${near ? `Did you mean --${near}?` : `It takes ${list || 'no flags'}.`}`;
}
