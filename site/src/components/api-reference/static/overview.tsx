import type { ReactNode } from 'react';
import { CopyButton } from './code.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';

const DOWNLOADS = [
  ['openapi.yaml', 'YAML'],
  ['openapi.json', 'JSON'],
  ['postman.json', 'Postman collection'],
  ['index.md', 'Markdown'],
] as const;

/** What the API is, its version and addresses, and its document to take away. */
export default function Overview({ page }: { page: PageContext }): ReactNode {
  const { summary, version, openapi, servers, description } = page.model;
  return (
    <>
      {summary && <p className="reference-summary">{summary}</p>}
      <dl className="reference-facts">
        <div>
          <dt>Version</dt>
          <dd>
            {version} <span className="reference-note">OpenAPI {openapi}</span>
          </dd>
        </div>
        <div>
          <dt>Download</dt>
          <dd className="reference-downloads">
            {DOWNLOADS.map(([file, label]) => (
              <a key={file} href={page.fileUrl(file)} download={!file.endsWith('.md')}>
                {label}
              </a>
            ))}
          </dd>
        </div>
        {servers.map(({ url, description: meaning }) => (
          <div key={url}>
            <dt>Base URL</dt>
            <dd data-copied>
              <code>{url}</code> <CopyButton what={url} />
              <br />
              <span className="reference-note">
                <Prose markdown={meaning} isInline />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Prose markdown={description} level={2} />
    </>
  );
}
