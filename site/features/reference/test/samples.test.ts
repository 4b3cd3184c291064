import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { references } from '../build/references.ts';
import { languages, type SampleRequest } from '@frontline/api-reference';
import { samplesIn } from './samples.ts';
import { compile } from '../../../../scripts/tools.ts';

/** A request with a body. */
const posted: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/a',
  path: '/a',
  baseUrl: 'https://api.example.com',
  headers: [['Content-Type', 'application/json']],
  body: { kind: 'json', value: { a: 1 } },
  typed: { setUp: [`import { createClient } from 'client';`], path: {}, query: {}, header: {} },
  answer: 'json',
};

describe('the samples of every operation', () => {
  it('compile against the types of the client', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'typed-samples-'));
    const client = fileURLToPath(new URL('../../../../client/src/index.ts', import.meta.url));
    const samples = samplesIn('typescript');
    for (const { operationId, text } of samples)
      writeFileSync(path.join(folder, `${operationId}.ts`), text);
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      paths: { [references.documents[0]!.client.from]: [client] },
    };
    expect(compile(folder, { compilerOptions, include: ['*.ts'] })).toBe('');
    const wrong = samples[0]!.text.replace(/\w+(?=: ')/, 'wrongName');
    writeFileSync(path.join(folder, 'wrong.ts'), wrong);
    expect(compile(folder, { compilerOptions, files: ['wrong.ts'] })).toContain('wrongName');
    rmSync(folder, { recursive: true });
  });

  it('set GET explicitly in PHP, where a body would make it POST', () => {
    const { write } = languages.find(({ id }) => id === 'php')!;
    expect(write({ ...posted, method: 'GET' })).toContain(`CURLOPT_CUSTOMREQUEST => 'GET',`);
  });

  it.each([
    posted.body!,
    { kind: 'text', text: 'a' } as const,
    { kind: 'form', fields: [['a', '1']] } as const,
    { kind: 'multipart', parts: [{ name: 'a', value: '1' }] } as const,
  ])('omit the body of GET, with which fetch throws, and mention it: $kind', async (body) => {
    const request = { ...posted, method: 'GET', body } as SampleRequest;
    for (const id of ['javascript', 'typescript']) {
      const text = languages.find((one) => one.id === id)!.write(request);
      expect(text).toContain('// fetch sends no body with GET: this call goes without it.');
      expect(text).not.toMatch(/body:|form|application\/json/);
    }
    const text = languages.find(({ id }) => id === 'javascript')!.write(request);
    const sent: Request[] = [];
    const fetch = (url: string, init: RequestInit) => {
      sent.push(new Request(url, init));
      return Response.json({});
    };
    await runInNewContext(`(async () => {${text}})()`, { fetch, console: { log: () => 0 } });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('match hand-written curl', () => {
    const isComplete = (one: { operationId: string }) =>
      one.operationId === 'completeCustomerOrder';
    expect(samplesIn('curl').find(isComplete)!.text).toMatchInlineSnapshot(`
      "curl --request PUT \\
        'http://localhost:8004/api/lockers/orders/customer/731046?secret_token=demo-secret-token' \\
        --header 'Content-Type: application/json' \\
        --data '{
        "delay": 8
      }'"
    `);
  });
});
