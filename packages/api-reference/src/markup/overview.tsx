import type { ReactNode } from 'react';
import { variableFacts } from '../model/about.ts';
import { usePage } from './page-context.ts';
import Prose from './prose.tsx';
import type { ServerAddress } from '../model/api-model.ts';
import { CopyButton } from './code.tsx';
import { FactList } from './lines.tsx';

const DOWNLOADS = [
  ['openapi.yaml', 'YAML'],
  ['openapi.json', 'JSON'],
  ['postman.json', 'Postman collection'],
  ['index.md', 'Markdown'],
] as const;

/** Programs that can import the collection (by their manuals as of 2026-11-23). */
const PROGRAMS = ['Postman', 'Insomnia', 'Bruno'];

/** Summary, version, and servers of the API, with its downloads. */
export default function Overview(): ReactNode {
  const page = usePage();
  const { title, summary, version, openapi, servers, about, description } = page.model;
  return (
    <>
      {summary && !page.isIntroduced && <p>{summary}</p>}
      <dl className="reference-facts">
        <div>
          <dt>Version</dt>
          <dd>
            {title} {version} <span className="reference-note">OpenAPI {openapi}</span>
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
        <div>
          <dt>Open in</dt>
          <dd className="reference-downloads">
            {PROGRAMS.map((program) => (
              <a key={program} href={page.fileUrl('postman.json')} download>
                {program}
              </a>
            ))}{' '}
            <span className="reference-note">
              Import the file there, or paste what “Copy as curl” copies.
            </span>
          </dd>
        </div>
        {servers.map((server) => (
          <div key={server.template}>
            <dt>Base URL</dt>
            <dd data-copied>
              <Server server={server} />
            </dd>
          </div>
        ))}
        {about.map(({ term, words = '' }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Prose markdown={words} isInline />
            </dd>
          </div>
        ))}
      </dl>
      <Prose markdown={description} level={2} ids={page.headings.map(({ anchor }) => anchor)} />
    </>
  );
}

/** A server address with a copy button, its description, and its variables. */
function Server({ server }: { server: ServerAddress }): ReactNode {
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
