import type {
  ApiModel,
  Credential,
  Operation,
  RequestExample,
} from '../../../../plugins/content/api-reference/model/types.ts';
import type { SampleOptions } from '../../../../plugins/content/api-reference/samples/request.ts';

/** What every part of a page may need. */
export interface PageContext {
  model: ApiModel;
  samples: SampleOptions;
  /** A server in the page answers the consoles. */
  isInPage: boolean;
  /** The address of a file of this reference, such as `create-order.md` or `openapi.yaml`. */
  fileUrl(name: string): string;
  /** The anchor of a named schema, or undefined where it is not in the document. */
  schemaAnchor(name: string): string | undefined;
  /** The operation of this id, or undefined where the document has none. */
  operation(id: string): { anchor: string; summary: string } | undefined;
  /** So many operations that the page leaves out what browsers would take long over. */
  isLarge: boolean;
}

export type { ApiModel, Credential, Operation, RequestExample };
