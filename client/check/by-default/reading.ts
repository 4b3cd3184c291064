import type { PrintedRequest } from '@frontline/specs/printed-requests';
import type { Api } from '../apis.ts';

/** The printed requests of operations that only read: they may be sent to any server. */
export const readingRequests = ({ printed }: Api): PrintedRequest[] =>
  printed.filter(({ method, operation }) => method === 'GET' && operation['x-repeat'] === 'safe');

export const isSuccess = ({ status }: PrintedRequest): boolean => status < 300;
