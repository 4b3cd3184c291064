import { pressWait } from '@frontline/specs/call-for-help/limits';
import { brand } from '../../../../brand/brand.ts';

/** A recording with a documented response, a renamed field, a missing header and a lax server. */
export const example = `curl -i -X POST 'https://staging.example/gateway/api/callforhelp/claim' \\
  -H 'content-type: application/json' \\
  -d '{"message_id": "demo-request-1", "channel_id": "19:aisle", "claimed_by": "Kim"}'
HTTP/1.1 200 OK
content-type: application/json

{"success": true}

curl -i -X POST https://staging.example/gateway/api/callbutton/press \\
  -H 'Authorization: ${brand.credentialScheme} a-key-of-yours-4711' \\
  -H 'content-type: application/json' \\
  -d '{"device_key": "demo-button-1"}'
HTTP/1.1 429 Too Many Requests
content-type: application/json

{"message": "Please wait ${Math.max(1, pressWait.seconds - 3)} seconds before sending another request!"}

curl -i -X PUT 'https://staging.example/api/lockers/cabinets/21?secret_token=a-token-of-yours' \\
  -H 'content-type: application/json' \\
  -d '{"command": "open", "acted_by": "Kim"}'
HTTP/1.1 423 Locked
content-type: application/json

{"error": "cabinet is busy"}

curl -i https://staging.example/api/callforhelp/v1/tracking
HTTP/1.1 422 Unprocessable Content
content-type: application/json

{"message": "The message_id field is required.", "errors": {"message_id": ["The message_id field is required."]}}
`;
