import type { ReactNode } from 'react';
import { CopyButton } from './code.tsx';

/** Method and path in one line that can be copied. */
export default function Address({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <p className="reference-address" data-copied>
      <code>
        <Method method={method} /> {breakable(path)}
      </code>
      <CopyButton what={`${method} ${path}`} />
    </p>
  );
}

export function Method({ method }: { method: string }): ReactNode {
  return (
    <span className="reference-method" data-method={method}>
      {method}
    </span>
  );
}

/** A long path may break before each slash. */
const breakable = (path: string): ReactNode[] =>
  path.split(/(?=\/)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));
