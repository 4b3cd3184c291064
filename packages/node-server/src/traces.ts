import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import { SettingsError } from './environment.ts';
import { newId } from './seal.ts';
import { describeError, redactPath } from './redact.ts';
import { prefixOf } from './server-settings.ts';

/** The result of a request. */
interface RequestResult {
  operation: string | undefined;
  /** The path of the document, such as `/api/lockers/cabinets/{cabinet_id}`. */
  route: string | undefined;
  status: number;
  requestId: string;
}

/** The trace of one request. */
export interface Trace {
  id: string;
  failed(error: unknown): void;
  end(result: RequestResult): void;
}

export interface Traces {
  /** @param path  without the query. */
  begin(incoming: IncomingMessage, path: string): Trace;
  /** Exports pending spans; waits at most two seconds for the collector. */
  stop(): Promise<void>;
}

/** Milliseconds that a stopping server waits for its collector. */
const shutdownTimeout = 2_000;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

const load = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);

/**
 * Creates one span per request, sent as OTLP over HTTP with the attributes of OpenTelemetry's semantic
 * conventions (https://opentelemetry.io/docs/specs/semconv/http/http-spans/). It continues the caller's
 * `traceparent`. Queries, headers, bodies, addresses and credentials never enter a span.
 *
 * @param url  the endpoint for spans, such as `http://localhost:4318/v1/traces`.
 * @throws {SettingsError} the packages of OpenTelemetry are not installed.
 */
export async function createTraces(name: string, url: string, packages = load): Promise<Traces> {
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await packages().catch((cause: unknown) => {
      throw new SettingsError(missingMessage(name), { cause });
    });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.instance.id': newId() }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('@frontline/node-server');
  const propagator = new core.W3CTraceContextPropagator();

  return {
    begin({ headers, method = '', httpVersion }, path) {
      const known = methods.has(method) ? method : '_OTHER';
      const attributes = {
        'http.request.method': known,
        'url.scheme': 'http',
        'url.path': redactPath(path),
        'network.protocol.version': httpVersion,
      };
      const caller = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const kind = api.SpanKind.SERVER;
      return toTrace(tracer.startSpan(known, { kind, attributes }, caller), api.SpanStatusCode);
    },
    async stop() {
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, delay(shutdownTimeout, undefined, { ref: false })]);
    },
  };
}

function toTrace(span: Span, { ERROR }: { ERROR: number }): Trace {
  return {
    id: span.spanContext().traceId,
    failed(error) {
      const { type, message } = describeError(error);
      span.addEvent('exception', {
        'exception.type': String(type),
        'exception.message': String(message),
      });
    },
    end({ operation, route, status, requestId }) {
      if (operation) span.updateName(operation);
      if (route) span.setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', status);
      span.setAttribute('http.response.header.x-request-id', [requestId]);
      if (status >= 500) {
        span.setAttribute('error.type', String(status));
        span.setStatus({ code: ERROR });
      }
      span.end();
    },
  };
}

function missingMessage(name: string): string {
  return (
    `${prefixOf(name)}TRACES_URL needs the packages of OpenTelemetry, which are not installed here: run ` +
    '"npm install" without --omit=optional, or leave the variable out.'
  );
}
