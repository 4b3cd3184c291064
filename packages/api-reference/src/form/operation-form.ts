import type { ServerVariable, Writing } from '../model/api-model.ts';

/** What a console asks for to make one call. */
export interface OperationForm {
  /** How the API is called where its reference was asked for. */
  api: string;
  operationId: string;
  summary: string;
  method: string;
  /** With `{name}` for its parameters. */
  path: string;
  parameters: FormParameter[];
  body?: FormBody;
  /** The bodies to choose from, where there are several. */
  bodies?: FormBody[];
  credential?: FormCredential;
  /** What else it can be called with, together or instead. */
  otherCredentials?: FormCredential[];
  /** How several credentials go together, in Markdown. */
  credentialWords?: string;
  /** What a browser lets no page send, in Markdown. */
  unsendable?: string[];
  examples: FormExample[];
  answersText: boolean;
  /** Addresses to send to. */
  servers?: FormServer[];
}

export interface FormParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: FormSchema;
  /** How its value is written, where the document says so. */
  writing?: Writing;
}

/** What an input is drawn from: a JSON Schema without references. */
export interface FormSchema {
  /** `ANY` where no input can be drawn. */
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  oneOf?: FormSchema[];
}

/** What the form calls a value that no input can be drawn for: it is typed as JSON. */
export const ANY = 'JSON';

/** A body of one media type. */
export interface FormBody {
  mediaType: string;
  schema: FormSchema;
  /** How fields are written, by their names, where the document says so. */
  writing?: Record<string, Writing>;
  /** The media types of the parts of a form, by their names, where the document says so. */
  types?: Record<string, string>;
  /** What is sent with the parts of a form beside that, by their names. */
  headers?: Record<string, [name: string, value: string][]>;
}

export interface FormCredential {
  type: 'http' | 'apiKey';
  description: string;
  /** The word before the secret in `Authorization` (`type: http`). */
  scheme?: string;
  /** Where the secret travels (`type: apiKey`). */
  in?: 'header' | 'query';
  name?: string;
  /** Marks a header that signs the form it comes with instead of being a secret itself. */
  'x-signs'?: 'form';
  /** The name of its security scheme. */
  key: string;
}

/** Values that the document gives for one call. */
export interface FormExample {
  name: string;
  summary: string;
  /** By place and name, such as `query:limit`: several may be called alike (OpenAPI 3.1.1, Parameter Object). */
  parameters: Record<string, unknown>;
  body: unknown;
  /** Of the body, where there are several to choose from. */
  mediaType?: string;
}

/** An address of a document to send to. */
export interface FormServer {
  /** With the defaults of its variables. */
  url: string;
  /** With `{name}` for each variable; missing where there is none. */
  template?: string;
  variables?: ServerVariable[];
}
