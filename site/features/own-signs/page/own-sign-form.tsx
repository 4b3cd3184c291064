import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { areaOf } from '../../../content/products.ts';
import FileButton from '../../labs/page/file-button.tsx';
import parts from '../../labs/page/parts.module.css';
import { languages, papersToChoose, templates, wordsOf, type Choices } from './draw-own.ts';
import type { Own } from '../../printables/shared/drawing/own.ts';
import { asData } from './own-font.ts';
import styles from './own-sign.module.css';

interface FormProps {
  choices: Choices;
  onChange: (next: Choices) => void;
}

/** What a reader chooses and types for a sign. */
export default function OwnSignForm({ choices, onChange }: FormProps): ReactNode {
  const [wrong, setWrong] = useState('');
  const { template, language, own } = choices;
  const restart = (to = template, into = language) =>
    onChange({ ...choices, ...(into ? wordsOf(to, into) : { template: to, language: into }) });
  const setOwn = (part: Partial<Choices['own']>) =>
    onChange({ ...choices, own: { ...own, ...part } });
  const takeLogo = async (file: File) => {
    try {
      const logo = await readLogo(file);
      setWrong('');
      setOwn({ logo });
    } catch (error) {
      setWrong(error instanceof RangeError ? error.message : 'The file could not be read.');
    }
  };
  const field = (label: string, value: string, set: (value: string) => void, rows = 1) => {
    const Control = rows > 1 ? 'textarea' : 'input';
    return (
      <label className={parts.field}>
        {label}
        <Control
          className={parts.control}
          {...(rows > 1 && { rows })}
          value={value}
          onChange={({ target }: { target: { value: string } }) => set(target.value)}
        />
      </label>
    );
  };
  const choice = (
    label: string,
    value: string,
    names: Record<string, string>,
    set: (value: string) => void,
  ) => (
    <label className={parts.field}>
      {label}
      <select className={parts.control} value={value} onChange={({ target }) => set(target.value)}>
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const names = Object.fromEntries(
    templates.map(({ name, product, title, series }) => [
      name,
      `${areaOf(product)!.name}: ${series ? 'Bay sign' : title}`,
    ]),
  );
  return (
    <div className={styles.form}>
      {choice('Sign', template.name, names, (name) =>
        restart(
          templates.find((one) => one.name === name),
          language || 'en-US',
        ),
      )}
      {choice('Language', language, languages, (to) => restart(template, to as typeof language))}
      {choice('Paper', choices.paper, papersToChoose, (paper) =>
        onChange({ ...choices, paper: paper as Choices['paper'] }),
      )}
      {template.number &&
        field('Number of the bay', choices.number, (number) => onChange({ ...choices, number }))}
      {field('Headline', choices.headline, (headline) => onChange({ ...choices, headline }), 2)}
      {field('What to do', choices.says, (says) => onChange({ ...choices, says }), 3)}
      {template.blanks && (
        <>
          {field('Before the line', choices.blank, (blank) => onChange({ ...choices, blank }))}
          {field('On the line, or empty to write by hand', own.written ?? '', (written) =>
            setOwn({ written }),
          )}
        </>
      )}
      {field(
        'Notes, one on each line',
        choices.notes,
        (notes) => onChange({ ...choices, notes }),
        4,
      )}
      {!template.number &&
        field('Your code: the address or text it holds', own.code ?? '', (code) =>
          setOwn({ code: code.trim() }),
        )}
      {field('Name of the store', own.store ?? '', (store) => setOwn({ store }))}
      <div className={parts.buttons}>
        <FileButton
          accept="image/png,image/jpeg,image/svg+xml"
          onFile={(file) => void takeLogo(file)}
        >
          <Translate>Add a logo</Translate>
        </FileButton>
        {own.logo && (
          <button
            type="button"
            className={parts.button}
            onClick={() => {
              const { logo: _, ...rest } = own;
              onChange({ ...choices, own: rest });
            }}
          >
            <Translate>Remove the logo</Translate>
          </button>
        )}
      </div>
      <p role="status">{wrong}</p>
    </div>
  );
}

/** More than a logo needs, and less than makes each stroke of a key slow. */
const MOST = 1024 * 1024;

/** A picture of the reader's, ready to be drawn. @throws {RangeError} no picture, or too large a file */
async function readLogo(file: File): Promise<NonNullable<Own['logo']>> {
  if (file.size > MOST)
    throw new RangeError('The logo is larger than 1 MiB. Choose a smaller file.');
  const picture = new Image();
  picture.src = await asData(file);
  try {
    await picture.decode();
  } catch {
    throw new RangeError('This file is no picture that the browser can show.');
  }
  // An SVG without measures of its own has none here, either.
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { data: picture.src, width: width || 100, height: height || 100 };
}
