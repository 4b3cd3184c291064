import type { CSSProperties, ReactNode } from 'react';
import { LANGUAGE_KEY, SCROLL_OFFSET, samplesFile } from '../constants.ts';
import { languages } from '../samples/languages.ts';
import Credentials from './credentials.tsx';
import { Errors, statusStyles } from './statuses.tsx';
import Heading, { Section } from './heading.tsx';
import Navigation, { PageList } from './navigation.tsx';
import OperationSection from './operation.tsx';
import Overview from './overview.tsx';
import { usePage, type PageContext } from './page-context.ts';
import Prose from './prose.tsx';
import { FieldsOf } from './fields.tsx';
import { Folding } from './tools.tsx';
import Incoming from './incoming.tsx';

const sizes = { '--reference-scroll-offset': `${SCROLL_OFFSET}px` } as CSSProperties;

/**
 * Applies the stored language before the first paint, so that nothing shifts later.
 */
const beforePaint = `try{var l=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)});if(${JSON.stringify(languages.map(({ id }) => id))}.includes(l))document.documentElement.dataset.sampleLanguage=l}catch(e){}`;

/**
 * Shows the sample in the stored language, else the checked one. Generated from the list of
 * languages, so that a new one needs no extra style.
 */
const sampleStyles = languages
  .flatMap(({ id }) => [
    `[data-sample-language=${id}] .reference-sample[data-language=${id}]`,
    `html:not([data-sample-language]) .reference-samples:has([value=${id}]:checked) .reference-sample[data-language=${id}]`,
  ])
  .join(',');
const tabStyles = [
  'html:not([data-sample-language]) .reference-languages label:has(:checked)',
  '.reference-statuses label:has(:checked)',
  ...languages.map(
    ({ id }) => `[data-sample-language=${id}] .reference-languages [data-language=${id}]`,
  ),
].join(',');
/** Print shows all languages, each with its name. */
const printStyles = languages
  .map(({ id, label }) => `.reference-sample[data-language=${id}]::before{content:'${label}'}`)
  .join('');
const stylesOf = (page: PageContext) =>
  // A sample in a single language is always visible.
  `${page.isLarge ? '.reference-sample' : sampleStyles}{display:block}${tabStyles}{border-bottom-color:var(--signal);color:var(--ink);font-weight:600}@media print{${printStyles}}${statusStyles(page.shown.groups.flatMap((group) => group.operations))}`;

/** A reference page below its title. */
export default function Page(): ReactNode {
  const page = usePage();
  const name = page.isLarge ? 'reference reference-many' : 'reference';
  const samples = page.isLarge && page.slug && page.fileUrl(samplesFile(page.slug));
  return (
    <div className={name} style={sizes} {...(samples && { 'data-samples': samples })}>
      <style dangerouslySetInnerHTML={{ __html: stylesOf(page) }} />
      <script data-own="reference-before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <Navigation />
      <div className="reference-text">
        {!page.slug && <Overview />}
        <p className="reference-markdown">
          <Folding what="this page" />
        </p>
        {!page.slug && page.model.credentials.length > 0 && <Credentials />}
        {!page.slug && <PageList />}
        {page.shown.groups.map(({ name, anchor, description, operations, more, partOf }) => (
          <Section key={anchor} id={anchor} title={name}>
            {partOf && <p className="reference-note">{partOf}</p>}
            <Prose markdown={description} />
            <Prose markdown={more} />
            {operations.map((operation) => (
              <OperationSection key={operation.anchor} operation={operation} />
            ))}
          </Section>
        ))}
        <Webhooks />
        <Errors />
        <Schemas />
      </div>
    </div>
  );
}

/** The webhooks of the API. */
function Webhooks(): ReactNode {
  const page = usePage();
  const { webhooks } = page.shown;
  if (webhooks.length === 0) return null;
  return (
    <Section id="webhooks" title="Webhooks">
      <p>The server makes these calls. They go to an address of yours, and you respond.</p>
      {webhooks.map((operation) => (
        <Section
          key={operation.anchor}
          className="reference-operation"
          id={operation.anchor}
          title={operation.summary}
          level={3}
        >
          <div className="reference-columns">
            <Incoming operation={operation} />
          </div>
        </Section>
      ))}
    </Section>
  );
}

/** Every named schema with its fields. */
function Schemas(): ReactNode {
  const page = usePage();
  const { schemas } = page.shown;
  if (schemas.length === 0) return null;
  return (
    <Section id="schemas" title="Schemas">
      {schemas.map(({ name, anchor, shape }) => (
        <div key={name} className="reference-schema" style={page.sizeOf(anchor)}>
          <Heading level={3} id={anchor}>
            {name}
          </Heading>
          <Prose markdown={shape.description} />
          <FieldsOf shape={shape} label={`Fields of ${name}`} isDescribed />
        </div>
      ))}
    </Section>
  );
}
