import type { Credential, ServerVariable, Writing } from '../model/api-model.ts';

/** Everything the console needs to build one request. */
export interface OperationForm {
  /** Name of the API, such as `lockers`. */
  api: string;
  operationId: string;
  summary: string;
  method: string;
  /** Path template with `{name}` for each parameter. */
  path: string;
  parameters: FormParameter[];
  body?: FormBody;
  /** All bodies, if there are several to choose from. */
  bodies?: FormBody[];
  /** The credentials of all alternatives, as far as pages can send them. */
  credentials: FormCredential[];
  /** How several credentials combine, in Markdown. */
  credentialWords?: string;
  /** Parts of the request that browsers do not let pages send, in Markdown. */
  unsendable?: string[];
  examples: FormExample[];
  answersText: boolean;
  /** Server addresses to choose from; absent for an API whose server runs in the page. */
  servers?: FormServer[];
}

export interface FormParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: FormSchema;
  /** Serialization of the value, if the document specifies it. */
  writing?: Writing;
}

/** The schema an input is generated from: JSON Schema without references. */
export interface FormSchema {
  /** `ANY` if there is no input for the type. */
  type?: string | string[];
  format?: string;
  nullable?: boolean;
  title?: string;
  description?: string;
  enum?: unknown[];
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  oneOf?: FormSchema[];
}

/** Type of values without an input of their own: readers type them as JSON. */
export const ANY = 'JSON';

/** A body of one media type. */
export interface FormBody {
  mediaType: string;
  schema: FormSchema;
  /** Serialization by field name, if the document specifies it. */
  writing?: Record<string, Writing>;
  /** Content type by part name, if the document specifies it. */
  types?: Record<string, string>;
  /** Additional headers by part name. */
  headers?: Record<string, [name: string, value: string][]>;
}

/** A security scheme, as far as a call needs it. */
export type FormCredential = Pick<
  Credential,
  'name' | 'place' | 'parameter' | 'scheme' | 'isSignature'
>;

/** Example values for one request. */
export interface FormExample {
  name: string;
  summary: string;
  /** Keyed by place and name, such as `query:limit`: names may repeat across places (OpenAPI 3.1.1, Parameter Object). */
  parameters: Record<string, unknown>;
  body: unknown;
  /** Media type of the body, if there are several. */
  mediaType?: string;
}

/** A server address of the document. */
export interface FormServer {
  /** With the defaults of its variables. */
  url: string;
  /** With `{name}` for each variable; absent without variables. */
  template?: string;
  variables?: ServerVariable[];
}
