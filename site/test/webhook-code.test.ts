import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '@frontline/api-reference';
import { codeOf, has } from './fences.ts';
import { pages } from './pages.ts';

const { body } = pages.find(({ id }) => id === 'apis/webhooks')!;
const codeIn = (language: string) => codeOf(body, language).at(0)!;
const run = promisify(execFile);

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';
const form = {
  To: '+15550100002',
  From: '+15550100001',
  Body: 'Spill in aisle 4',
  AccountSid: 'AC00000000000000000000000000000000',
};
const forms = [form, { ...form, Body: 'Spill in aisle 5' }];

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'webhook-'))));
afterEach(() => rm(folder, { recursive: true }));

async function outputOf(program: string, file: string, text: string): Promise<string> {
  await writeFile(path.join(folder, file), text);
  return (await run(program, [path.join(folder, file)])).stdout.trim();
}

describe('the code that verifies a webhook', () => {
  it('exists in each language of the references, in lines of at most 80 characters', () => {
    const fences = ['bash', 'js', 'ts', 'python', 'php', 'csharp', 'java'];
    expect(fences.length).toBe(languages.length);
    const lines = fences.flatMap((language) => codeIn(language).split('\n'));
    console.log(`Webhook code: ${lines.length} lines`);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('accepts only the right signature: TypeScript', async () => {
    const { outputText } = ts.transpileModule(codeIn('ts'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    const code = `data:text/javascript,${encodeURIComponent(outputText)}`;
    const { signatureFits } = (await import(/* @vite-ignore */ code)) as {
      signatureFits: (received: object) => boolean;
    };
    const fits = (fields: Record<string, string>) =>
      signatureFits({
        url,
        signature,
        authToken: 'test_auth_token',
        form: new URLSearchParams(fields),
      });
    expect(forms.map(fits)).toEqual([true, false]);
  });

  it.skipIf(!has('python3'))('accepts only the right signature: Python', async () => {
    const calls = forms.map(
      (fields) =>
        `print(signature_fits("${url}", ${JSON.stringify(Object.entries(fields))}, "${signature}", "test_auth_token"))`,
    );
    const text = [codeIn('python'), ...calls].join('\n');
    expect(await outputOf('python3', 'webhook.py', text)).toBe('True\nFalse');
  });

  it.skipIf(!has('java'))(
    'accepts only the right signature: Java',
    { timeout: 60_000 },
    async () => {
      const calls = forms.map((fields) => {
        const pairs = Object.entries(fields).map((field) =>
          field.map((one) => `"${one}"`).join(','),
        );
        return `System.out.println(signatureFits("${url}", Map.of(${pairs.join(',')}), "${signature}", "test_auth_token"));`;
      });
      const main = `public static void main(String[] a) throws Exception { ${calls.join('')} }\n}`;
      const text = codeIn('java').replace(/\}$/, main);
      expect(await outputOf('java', 'Webhook.java', text)).toBe('true\nfalse');
    },
  );

  it.skipIf(!has('php'))('accepts only the right signature: PHP', async () => {
    const calls = forms.map(
      (fields) =>
        `echo json_encode(signatureFits('${url}', json_decode('${JSON.stringify(fields)}', true), '${signature}', 'test_auth_token')), "\\n";`,
    );
    const text = [codeIn('php'), ...calls].join('\n');
    expect(await outputOf('php', 'webhook.php', text)).toBe('true\nfalse');
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('signs as printed: curl', async () => {
    const [signing = ''] = codeIn('bash').split('\ncurl ');
    const text = `${signing}\nprintf %s "$signature"`;
    expect(await outputOf('sh', 'webhook.sh', text)).toBe(signature);
  });
});
