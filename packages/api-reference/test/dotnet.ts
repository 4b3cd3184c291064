import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { status, stdout } = spawnSync('dotnet', ['--version'], { encoding: 'utf8' });

/** Whether the .NET SDK is installed. */
export const hasDotnet = status === 0;

/** Suffix of test titles on machines without the SDK. */
export const dotnetIsMissing = hasDotnet ? '' : ' (skipped: there is no dotnet on the PATH)';

/** Joins samples into one program of top-level statements, each in its own block. */
function joinPrograms(programs: string[]): string {
  const imports = new Set<string>();
  const blocks = programs.map((text) => {
    const rest = text.replaceAll(/^using [\w.]+;$/gm, (line) => {
      imports.add(line);
      return '';
    });
    return `{\n${rest.trim()}\n}`;
  });
  return [...imports, ...blocks].join('\n\n');
}

/** Errors of compiling programs with the installed SDK, one per line. */
export async function compileErrors(programs: string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'csharp-'));
  try {
    writeFileSync(path.join(folder, 'Program.cs'), joinPrograms(programs));
    writeFileSync(path.join(folder, 'Samples.csproj'), project(stdout.split('.')[0]!));
    const result = await run('dotnet', ['build'], {
      cwd: folder,
      env: { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: '1' },
    }).catch((failed: { stdout: string }) => failed);
    return result.stdout.split('\n').filter((line) => /: error \w+:/.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The project file. It disables the native host, which some SDKs would download. */
const project = (version: string) => `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net${version}.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <UseAppHost>false</UseAppHost>
  </PropertyGroup>
</Project>
`;
