import type { ReactNode } from 'react';
import { variableFacts } from '../model/about.ts';
import type { ServerAddress } from '../../shared/model.ts';
import { CopyButton } from './code.tsx';
import { FactList } from './lines.tsx';
import Prose from './prose.tsx';

/** An address that can be copied, what it is for, and the variables in it. */
export default function Server({ server }: { server: ServerAddress }): ReactNode {
  const { url, description } = server;
  return (
    <>
      <code>{url}</code> <CopyButton what={url} />
      <br />
      <span className="reference-note">
        <Prose markdown={description} isInline />
      </span>
      <FactList facts={variableFacts(server)} />
    </>
  );
}
