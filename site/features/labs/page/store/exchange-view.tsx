import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Answer } from '../../../sandbox/page/send.ts';
import { coloredJson, prettyJson } from '../../../reference/page/try-it/json.tsx';
import { statusText } from '../../../reference/page/try-it/status-text.ts';
import styles from './exchange.module.css';

export interface Exchange {
  request: RawRequest;
  answer?: Answer;
}

/** A request and its response as a receipt of fixed height. */
export default function ExchangeView({ exchange }: { exchange: Exchange }): ReactNode {
  const { request, answer } = exchange;
  const { pathname, search } = new URL(request.url);
  return (
    <div className={`receipt ${styles.exchange}`} data-theme="dark">
      <Side name="Request" isLive={Boolean(answer)} body={request.body}>
        <b className="code-method">{request.method}</b> {pathname + search}
      </Side>
      <Side name="Response" isLive={Boolean(answer)} body={answer?.text ?? ''}>
        {answer ? (
          <>
            <b className={answer.status < 400 ? styles.good : styles.bad}>
              {answer.status} {statusText(answer.status)}
            </b>{' '}
            {translate(
              { message: 'in {time} ms' },
              { time: Math.max(1, Math.round(answer.milliseconds)) },
            )}
          </>
        ) : (
          <span className={styles.quiet}>
            {translate({ message: 'The response appears here.' })}
          </span>
        )}
      </Side>
    </div>
  );
}

interface SideProps {
  name: string;
  /** Previews are not focusable. */
  isLive: boolean;
  body: string;
  children: ReactNode;
}

function Side({ name, isLive, body, children }: SideProps): ReactNode {
  const json = prettyJson(body);
  const scrolls = isLive ? { tabIndex: 0, role: 'region', 'aria-label': name } : {};
  return (
    <div className={styles.side} {...scrolls}>
      <p className={styles.line}>{children}</p>
      {body && <pre translate="no">{json ? coloredJson(json) : body}</pre>}
    </div>
  );
}
