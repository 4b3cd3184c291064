import {
  anchorOf,
  validateResponse,
  validateRequest,
  operationAt,
  type Finding,
} from '@frontline/openapi-validator';
import type { ApiName } from '@frontline/specs/api-names';
import { descriptions } from '@frontline/specs/descriptions';
import { slug } from '@frontline/search';
import { z } from 'zod';
import { textSignatureFits } from '../src/text-signature.ts';
import { docsUrl, apis, operationsIn, type Api } from '../check/apis.ts';
import { fieldOf } from '../check/step.ts';
import { api, body, failed, headers, jsonOf, method, path, reads, type Server } from './tool.ts';

const unknown = 'The API has no operation with this method and path.';

const noAddress = (url: string) =>
  `"${url}" is no address: give the whole one that was called, such as https://radio.example.com/webhooks/incoming/twilio/edge-0042.`;

/** Adds the tools that validate requests, answers and signatures, and explain errors. */
export function addJudgeTools(server: Server, docs: string): void {
  const resultOf = (name: ApiName, findings: Finding[]) =>
    jsonOf({
      fits: findings.length === 0,
      findings: findings.map(({ kind, message, anchor }) => ({
        kind,
        says: message,
        address: docsUrl(docs, name, anchor),
      })),
    });

  server.registerTool(
    'validate_request',
    {
      description: 'Holds a request against the OpenAPI document. Credentials are not looked at.',
      inputSchema: { api, method, path, headers, body: body.optional() },
      annotations: reads,
    },
    (given) => {
      const url = new URL(given.path, 'http://localhost');
      const found = operationAt(apis[given.api].document, given.method, url.pathname);
      if (!found) return failed(unknown);
      const type = Object.keys(found.operation.requestBody?.content ?? {})[0];
      const sent = new Headers({ ...(type && { 'content-type': type }), ...given.headers });
      const request = { query: url.searchParams, headers: sent, text: given.body };
      return resultOf(given.api, validateRequest(found, apis[given.api], request));
    },
  );
  server.registerTool(
    'validate_answer',
    {
      description: 'Holds an answer of a server against the OpenAPI document.',
      inputSchema: {
        api,
        method,
        path,
        headers,
        body,
        status: z.number().int().min(100).max(599),
      },
      annotations: reads,
    },
    (given) => {
      const { pathname } = new URL(given.path, 'http://localhost');
      const found = operationAt(apis[given.api].document, given.method, pathname);
      if (!found) return failed(unknown);
      const answer = {
        status: given.status,
        headers: new Headers(given.headers),
        text: given.body,
      };
      return resultOf(given.api, validateResponse(found.operation, apis[given.api], answer));
    },
  );
  server.registerTool(
    'verify_signature',
    {
      description:
        'Says whether the X-Twilio-Signature of a text message fits its address and form.',
      inputSchema: {
        signature: z.string().max(200),
        auth_token: z.string().min(1).max(200),
        url: z.string().max(2_000),
        form: z.string().max(70_000).describe('The raw body: AccountSid=…&Body=…'),
      },
      annotations: reads,
    },
    async ({ signature, auth_token: authToken, url, form }) => {
      if (!/^https?:\/\/[^/?#]/i.test(url) || !URL.canParse(url)) return failed(noAddress(url));
      const fields = new URLSearchParams(form);
      return jsonOf({
        fits: await textSignatureFits({ signature, authToken, url, form: fields }),
      });
    },
  );
  server.registerTool(
    'explain_error',
    {
      description: 'Says where a status and its message are documented, and what they mean.',
      inputSchema: {
        api: api.optional(),
        status: z.number().int().min(400).max(599),
        message: z.string().max(2_000).default(''),
      },
      annotations: reads,
    },
    (given) => jsonOf(explain(given.status, given.message, given.api, docs)),
  );
}

function explain(status: number, message: string, only: ApiName | undefined, docs: string) {
  const plain = (text: unknown) => String(text).trim().toLowerCase().replaceAll(/\d+/g, 'n');
  const searched = Object.values(apis).filter(({ name }) => only === undefined || name === only);
  const all = searched.flatMap((one) =>
    operationsIn(one).flatMap(({ operation, line }) => {
      const documented = operation.responses[status];
      if (!documented) return [];
      const examples = Object.values(documented.content ?? {}).flatMap((media) =>
        Object.values(media.examples ?? {}),
      );
      const hit = examples.find(({ value }) =>
        ['message', 'error'].some((name) => plain(fieldOf(value, name)) === plain(message)),
      );
      const address = docsUrl(docs, one.name, anchorOf(operation.operationId, status));
      const means = documented.description.trim();
      return [{ isHit: hit !== undefined, line, means, when: hit?.summary, address }];
    }),
  );
  const bare = ({ isHit: _, ...rest }: (typeof all)[number]) => rest;
  const hits = all.filter(({ isHit }) => isHit);
  return hits.length > 0
    ? hits.map(bare)
    : [...all.map(bare), ...searched.flatMap((one) => sharedAnswers(one, status, docs))];
}

const SHARED = 'Answers that every operation shares';

/** The meaning of a status that every operation shares, from the table in the description of the document. */
function sharedAnswers({ name }: Api, status: number, docs: string) {
  const [, after = ''] = (descriptions[name] ?? '').split(`## ${SHARED}\n`);
  const [table = ''] = after.split('\n## ');
  const address = docsUrl(docs, name, slug(SHARED));
  return [...table.matchAll(/^\| (\d{3})\b[^|]*\| ([^|]+) \|$/gm)]
    .filter(([, code]) => Number(code) === status)
    .map(([, , means]) => ({ line: 'every operation', means, address }));
}
