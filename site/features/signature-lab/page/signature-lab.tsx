import { useEffect, useState, type ReactNode } from 'react';
import { sortedFields } from '@frontline/twilio-signature/sorted-fields';
import { translate } from '@docusaurus/Translate';
import { baseUrlOf } from '../../sandbox/shared/apis.ts';
import { demoCredentials, demoPublicUrl } from '../../sandbox/shared/demo-credentials.ts';
import { headerFault, signText, textToSign } from '../../sandbox/page/text-signature.ts';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import { ReaderError, messageFor } from '../../sandbox/page/reader-error.ts';
import frame from '../../reference/page/try-it/frame.module.css';
import SandboxFrame from '../../reference/page/try-it/sandbox-frame.tsx';
import { useResultInView } from '../../reference/page/try-it/use-result-in-view.ts';
import LastCall from '../../labs/page/last-call.tsx';
import parts from '../../labs/page/parts.module.css';
import { useCalls } from '../../labs/page/use-calls.ts';
import { matchingVariants, variantsOf, type Variant } from './address-variants.ts';
import Button from '../../labs/page/button.tsx';
import TextField from '../../labs/page/text-field.tsx';
import styles from './signature-lab.module.css';

const start = {
  token: demoCredentials['TextSignature'] ?? '',
  url: `${demoPublicUrl}/webhooks/incoming/twilio/edge-0042`,
  body: 'AccountSid=AC00000000000000000000000000000000&Body=Spill+in+aisle+4&From=%2B15550100001&To=%2B15550100002',
  received: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
};

/** The initial form, which matches the printed signature; edits are computed. */
const initialMatch = variantsOf(start.url, [...new URLSearchParams(start.body)]).slice(0, 1);

/** The signed text, its signature, and the URL forms that match a received signature. */
export default function SignatureLab(): ReactNode {
  const calls = useCalls();
  const response = useResultInView(calls.last ?? calls.failure);
  const [input, setInput] = useState(start);
  const [signature, setSignature] = useState(start.received);
  const [matching, setMatching] = useState<Variant[]>(initialMatch);
  const [fault, setFault] = useState('');
  const { token, url, body, received } = input;
  const fields = [...new URLSearchParams(body.trim())];
  const text = textToSign(url.trim(), fields);

  useEffect(() => {
    let isCurrent = true;
    const compute = async () => {
      if (!token) return { computed: '', matches: [] };
      const variants = variantsOf(url.trim(), fields);
      return {
        computed: await signText(token, text),
        matches: await matchingVariants(token, received.trim(), variants),
      };
    };
    compute().then(
      ({ computed, matches }) => {
        if (!isCurrent) return;
        setSignature(computed);
        setMatching(matches);
        setFault('');
      },
      (cause: unknown) => isCurrent && setFault(messageFor(cause)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, text, received]);

  const send = () => void calls.run(toSend(input));
  const field = (name: keyof typeof start, label: string, rows = 1) => (
    <TextField
      label={label}
      className={styles.typed}
      rows={rows}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      value={input[name]}
      onText={(text) => setInput({ ...input, [name]: text })}
    />
  );
  return (
    <SandboxFrame onReset={() => (setInput(start), calls.reset())}>
      <div className={styles.fields}>
        {field('token', 'Auth token (kept in memory only)')}
        {field('received', 'Signature that you received')}
        {field('url', 'Exact public address', 2)}
        {field('body', 'Form, as it was sent', 3)}
      </div>
      {fault && (
        <p role="alert" className={frame.failure}>
          {fault}
        </p>
      )}
      <Verdict matching={matching} signature={signature} received={received.trim()} />
      <table className={frame.change}>
        <thead>
          <tr>
            <th scope="col">{translate({ message: 'Field, sorted' })}</th>
            <th scope="col">{translate({ message: 'Value, decoded' })}</th>
          </tr>
        </thead>
        <tbody>
          {sortedFields(fields).map(([name, value]) => (
            <tr key={name + value}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={parts.heading}>{translate({ message: 'Text to sign' })}</p>
      <pre
        translate="no"
        className="receipt"
        data-theme="dark"
        tabIndex={0}
        role="region"
        aria-label={translate({ message: 'Text to sign' })}
      >
        <code>{text}</code>
      </pre>
      <p>
        {translate({ message: 'Signature:' })} <code data-signature>{signature}</code>{' '}
        <button
          type="button"
          className={frame.action}
          onClick={() => setInput({ ...input, received: signature })}
        >
          {translate({ message: 'Use this signature' })}
        </button>
      </p>
      <div className={parts.buttons}>
        <Button isMain onClick={send}>
          {translate({ message: 'Send to sandbox' })}
        </Button>
      </div>
      <div ref={response}>
        <LastCall calls={calls} />
      </div>
    </SandboxFrame>
  );
}

/** The request of the text-message service. @throws {ReaderError} it is invalid */
async function toSend({ url, body, received }: typeof start): Promise<RawRequest> {
  const fault = headerFault(received.trim());
  if (fault) throw new ReaderError(`Signature that you received: ${fault}`);
  return {
    api: 'radio',
    method: 'POST',
    url: baseUrlOf('radio') + pathOf(url.trim()),
    headers: [
      ['X-Twilio-Signature', received.trim()],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: body.trim(),
  };
}

function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url, demoPublicUrl);
    return pathname + search;
  } catch (cause) {
    const message = `“${url}” is not an address. Enter it as the service calls it: ${start.url}`;
    throw new ReaderError(message, { cause });
  }
}

function Verdict(props: { matching: Variant[]; signature: string; received: string }): ReactNode {
  const { matching, signature, received } = props;
  const [best] = matching;
  if (!received || !signature) return <p role="status" />;
  if (best && best.differences.length === 0) {
    return (
      <p role="status" className={styles.valid}>
        {translate({ message: 'The signature matches.' })}
      </p>
    );
  }
  if (best) {
    return (
      <div role="status" className={styles.almostValid}>
        <p>
          {translate(
            { message: 'It does not match as given. It matches with {differences}:' },
            { differences: best.differences.join(' and ') },
          )}
        </p>
        <code>{best.url}</code>
      </div>
    );
  }
  return (
    <p role="status" className={styles.invalid}>
      {translate({
        message:
          'The signature does not match, and no usual form of the address or the fields makes it match. Check the token first, then whether a field was changed or left out.',
      })}
    </p>
  );
}
