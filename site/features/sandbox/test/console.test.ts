import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '@frontline/specs/document';
import { buildRequest, fill, recall } from '../../reference/page/try-it/form-state.ts';
import { noAnswer } from '../../reference/page/try-it/use-console.ts';
import { apiOf, readForm } from '../../reference/page/try-it/read-form.ts';
import { apiNames, type ApiName } from '../shared/apis.ts';
import { checkRequest, documents } from '../page/check-request.ts';
import { toRequest } from '../page/raw-request.ts';
import { brand } from '../../../../brand/brand.ts';

const documentOf = (api: ApiName) => documents[api].document as OpenApiDocument;
const formOf = (api: ApiName, id: string) => readForm(api, documentOf(api), id);
const everyForm = apiNames.flatMap((api) =>
  Object.values(documentOf(api).paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => formOf(api, operationId)),
);

describe('the console', () => {
  it('begins every operation with a request that the server takes', async () => {
    expect(everyForm).not.toEqual([]);
    for (const form of everyForm) {
      const request = toRequest(await buildRequest(form, recall(form)));
      expect(await checkRequest(apiOf(form), request), form.operationId).toEqual({});
    }
  });

  it('fills in examples that the server refuses, with its sentences', async () => {
    for (const form of everyForm) {
      const example = form.examples.find(({ name }) => name.startsWith('refused'));
      if (!example) continue;
      const request = toRequest(await buildRequest(form, fill(form, recall(form), example)));
      const faults = await checkRequest(apiOf(form), request);
      expect(Object.values(faults).flat(), form.operationId).not.toEqual([]);
    }
  });

  it('puts each kind of credential where its document says', async () => {
    const sent = async (api: ApiName, id: string) => {
      const form = formOf(api, id);
      return buildRequest(form, recall(form));
    };
    expect((await sent('call-for-help', 'pressCallButton')).headers).toContainEqual([
      'Authorization',
      `${brand.credentialScheme} demo-button-secret`,
    ]);
    expect((await sent('lockers', 'listLockers')).url).toContain('?secret_token=demo-secret-token');
    expect((await sent('lockers', 'reportCabinetStatus')).headers).toContainEqual([
      'api-key',
      'demo-locker-key-1',
    ]);
    expect((await sent('radio', 'receiveTextMessage')).headers).toContainEqual([
      'X-Twilio-Signature',
      'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
    ]);
  });

  it('says how to start a server and which setting lets the page read it', () => {
    const form = formOf('lockers', 'listLockers');
    const page = { protocol: 'https:', origin: 'https://docs.example.com' } as Location;
    expect(noAnswer(form, { ...recall(form), target: 'computer' }, page)).toBe(
      'No answer from http://localhost:8004 that this page may read. Either no server listens there, or it does not allow pages of https://docs.example.com (CORS). Start one with: LOCKERS_CORS_ORIGINS=https://docs.example.com npm run serve -- lockers --demo',
    );
  });

  it('asks for a whole address, and for https where the page came over https', () => {
    const form = formOf('lockers', 'listLockers');
    const page = { protocol: 'https:', origin: 'https://docs.example.com' } as Location;
    const told = (otherUrl: string) =>
      noAnswer(form, { ...recall(form), target: 'other', otherUrl }, page);
    expect(told('store')).toContain('whole address');
    expect(told('http://store.example.com')).toContain('Give an https address');
  });
});
