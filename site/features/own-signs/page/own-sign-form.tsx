import { useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { translate } from '@docusaurus/Translate';
import { areaOf } from '../../../content/products.ts';
import FileButton from '../../labs/page/file-button.tsx';
import parts from '../../labs/page/parts.module.css';
import { languages, papersToChoose, templates, wordsOf, type Choices } from './draw-own.ts';
import type { StoreContent } from '../../printables/shared/drawing/store-content.ts';
import { toDataUrl } from './own-font.ts';
import Button from '../../labs/page/button.tsx';
import Choice from '../../labs/page/choice.tsx';
import TextField from '../../labs/page/text-field.tsx';
import styles from './own-sign.module.css';

interface FormProps {
  choices: Choices;
  onChange: Dispatch<SetStateAction<Choices>>;
}

export default function OwnSignForm({ choices, onChange }: FormProps): ReactNode {
  const [problem, setProblem] = useState('');
  const { template, language, own } = choices;
  const restart = (to = template, into = language) =>
    onChange({ ...choices, ...(into ? wordsOf(to, into) : { template: to, language: into }) });
  const setOwn = (part: Partial<Choices['own']>) =>
    onChange((now) => ({ ...now, own: { ...now.own, ...part } }));
  const takeLogo = async (file: File) => {
    try {
      const logo = await readLogo(file);
      setProblem('');
      setOwn({ logo });
    } catch (error) {
      setProblem(error instanceof RangeError ? error.message : 'The file could not be read.');
    }
  };
  const field = (label: string, value: string, onText: (text: string) => void, rows?: number) => (
    <TextField label={label} value={value} onText={onText} rows={rows} maxLength={MAX_TEXT} />
  );
  const names = Object.fromEntries(
    templates.map(({ name, product, title, series }) => [
      name,
      `${areaOf(product)!.name}: ${series ? 'Bay sign' : title}`,
    ]),
  );
  return (
    <div className={styles.form}>
      <Choice
        label="Sign"
        value={template.name}
        names={names}
        onChoice={(name) =>
          restart(
            templates.find((one) => one.name === name),
            language || 'en-US',
          )
        }
      />
      <Choice
        label="Language"
        value={language}
        names={languages}
        onChoice={(to) => restart(template, to as typeof language)}
      />
      <Choice
        label="Paper"
        value={choices.paper}
        names={papersToChoose}
        onChoice={(paper) => onChange({ ...choices, paper: paper as Choices['paper'] })}
      />
      {template.number &&
        field('Number of the bay', choices.number, (number) => onChange({ ...choices, number }))}
      {field('Headline', choices.headline, (headline) => onChange({ ...choices, headline }), 2)}
      {field('What to do', choices.action, (action) => onChange({ ...choices, action }), 3)}
      {template.blanks && (
        <>
          {field('Before the line', choices.blank, (blank) => onChange({ ...choices, blank }))}
          {field('On the line, or empty to write by hand', own.filledIn ?? '', (filledIn) =>
            setOwn({ filledIn }),
          )}
        </>
      )}
      {field('Notes, one per line', choices.notes, (notes) => onChange({ ...choices, notes }), 4)}
      {!template.number &&
        field('Your code: the address or text it contains', own.code ?? '', (code) =>
          setOwn({ code: code.trim() }),
        )}
      {field('Name of the store', own.store ?? '', (store) => setOwn({ store }))}
      <div className={parts.buttons}>
        <FileButton
          accept="image/png,image/jpeg,image/svg+xml"
          onFile={(file) => void takeLogo(file)}
        >
          {translate({ message: 'Add a logo' })}
        </FileButton>
        {own.logo && (
          <Button onClick={() => setOwn({ logo: undefined })}>
            {translate({ message: 'Remove the logo' })}
          </Button>
        )}
      </div>
      <p role="status">{problem}</p>
    </div>
  );
}

/** More characters than fit on a sign or into a code, but few enough to keep typing fast. */
const MAX_TEXT = 2_400;

/** More than a logo needs, but small enough to keep typing fast. */
const MAX_LOGO_BYTES = 1024 * 1024;

/** Reads a logo. @throws {RangeError} the file is no image or too large */
async function readLogo(file: File): Promise<NonNullable<StoreContent['logo']>> {
  if (file.size > MAX_LOGO_BYTES)
    throw new RangeError('The logo is larger than 1 MiB. Choose a smaller file.');
  const picture = new Image();
  picture.src = await toDataUrl(file);
  try {
    await picture.decode();
  } catch {
    throw new RangeError('The browser cannot show this file as a picture.');
  }
  // 0 for an SVG without intrinsic dimensions.
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { data: picture.src, width: width || 100, height: height || 100 };
}
