import { jsonFault } from '@frontline/openapi-validator/recordings/json-fault';

/** Why a text is not JSON, with line and column in the same words in every browser; empty when it is. */
export function jsonProblem(text: string): string {
  try {
    JSON.parse(text || '{}');
    return '';
  } catch (cause) {
    const fault = jsonFault(text);
    const place = fault && `line ${fault.line}, column ${fault.column}: ${fault.problem}`;
    return `This is not JSON yet, ${place ?? String(cause)}.`;
  }
}
