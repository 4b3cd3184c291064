import { describe, expect, it } from 'vitest';
import { checkRequest } from '../page/check-request.ts';
import { jsonCall } from '../../labs/page/json-call.ts';
import { toRequest } from '../page/raw-request.ts';

const check = (line: string, body: Record<string, unknown>) =>
  checkRequest('lockers', toRequest(jsonCall('lockers', line, body)));

describe('the check before sending', () => {
  it('finds nothing wrong with a whole request, whatever its credential', async () => {
    const body = { cabinets: [{ key: 1, front_status: 'open' }] };
    expect(await check('POST /api/lockers/cabinet/status', body)).toEqual({});
  });

  it('names every fault by its field in the words of the server', async () => {
    const body = { cabinets: [{ key: 'one', front_status: 'open' }] };
    expect(await check('POST /api/lockers/cabinet/status', body)).toEqual({
      'cabinets.0.key': ['The cabinets.0.key field must be an integer.'],
    });
  });

  it('names parameters of the path too', async () => {
    const request = toRequest(jsonCall('lockers', 'GET /api/lockers/locations/riverside'));
    expect(Object.keys(await checkRequest('lockers', request))).toEqual(['location_id']);
  });

  it('tells what belongs to no field under an empty name', async () => {
    const url = 'http://localhost:8004/api/lockers/cabinet/status';
    const headers = { 'content-type': 'application/json' };
    const request = new Request(url, { method: 'POST', headers, body: '{' });
    expect(await checkRequest('lockers', request)).toEqual({
      '': ['The request body is not valid JSON.'],
    });
  });
});
