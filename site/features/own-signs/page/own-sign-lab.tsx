import { useEffect, useState, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { toSvg } from '../../printables/shared/drawing/to-svg.ts';
import { filled, loadContacts } from '../../labs/shared/contacts.ts';
import parts from '../../labs/page/parts.module.css';
import { printFrame } from '../../labs/page/print-paper.ts';
import { saveFile } from '../../labs/page/save-file.ts';
import { layOutSign, first, papersToChoose, type Choices } from './draw-own.ts';
import { loadFont, type LoadedFont } from './own-font.ts';
import OwnSignForm from './own-sign-form.tsx';
import type { Paper } from '../../printables/shared/drawing/paper.ts';
import Button from '../../labs/page/button.tsx';
import styles from './own-sign.module.css';

interface RenderedSign {
  front: string;
  back: string;
  contacts: number;
}

/** The sign maker: a sign with the store's own text, code and logo. The input stays in the page. */
export default function OwnSignLab(): ReactNode {
  const [choices, setChoices] = useState(first);
  const [font, setFont] = useState<LoadedFont>();
  const [rendered, setRendered] = useState<RenderedSign>();
  const [problem, setProblem] = useState('');

  const draw = (wanted: Choices, { measure, faces }: LoadedFont) => {
    try {
      const contacts = loadContacts();
      const { front, back } = layOutSign(wanted, contacts, measure);
      const { title } = wanted.template;
      setRendered({
        front: toSvg(front, title, faces),
        back: toSvg(back, `${title}, back`, faces),
        contacts: filled(contacts).length,
      });
      setProblem('');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setProblem(`This does not fit, so the last sign that did is shown. ${error.message}`);
    }
  };
  useEffect(() => {
    loadFont().then(setFont, () =>
      setProblem('The typeface did not load. Check that you are online.'),
    );
  }, []);
  useEffect(() => {
    if (font) draw(choices, font);
  }, [choices, font]);

  const { template, paper } = choices;
  const print = () => {
    if (!rendered || !font) return;
    const { front } = layOutSign(choices, [], font.measure);
    printSides(template.title, [rendered.front, rendered.back], front.paper);
  };
  return (
    <div className={styles.maker}>
      <OwnSignForm choices={choices} onChange={setChoices} />
      <div className={styles.result}>
        <img
          className={styles.sheet}
          src={
            rendered
              ? svgUrl(rendered.front)
              : `${siteConfig.baseUrl}printables/${first.template.name}.svg`
          }
          alt={translate(
            { message: 'Your sign on {paper}: {headline}' },
            { paper: papersToChoose[paper], headline: choices.headline },
          )}
          width={210}
          height={297}
          loading="lazy"
        />
        <p role="status">{problem}</p>
        <div className={parts.buttons}>
          <Button isMain disabled={!rendered || !!problem} onClick={print}>
            {translate({ message: 'Print or PDF' })}
          </Button>
          <Button
            disabled={!rendered || !!problem}
            onClick={() => saveFile(`${template.name}.svg`, 'image/svg+xml', rendered!.front)}
          >
            {translate({ message: 'Save front SVG' })}
          </Button>
          <Button
            disabled={!rendered || !!problem}
            onClick={() => saveFile(`${template.name}-back.svg`, 'image/svg+xml', rendered!.back)}
          >
            {translate({ message: 'Save back SVG' })}
          </Button>
        </div>
        <p className={parts.note}>
          {translate({ message: 'The second page is the back, for staff.' })}{' '}
          {rendered?.contacts
            ? translate({ message: 'It shows the contacts stored on this device.' })
            : translate({ message: 'This device has no card of contacts, so it shows none.' })}
        </p>
      </div>
    </div>
  );
}

/** A `data:` URL of a sheet, for an `<img>`. */
const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Opens the print dialog with one page for each side, in the size of the paper. */
function printSides(title: string, sides: string[], { size }: Paper): void {
  const { width, height } = size;
  // 0.3 mm lower than the page: a rounding error would add an empty page.
  const style = `@page{size:${width}mm ${height}mm;margin:0}body{margin:0}
img{display:block;width:${width}mm;height:${height - 0.3}mm}img+img{break-before:page}`;
  printFrame(title, style, (paper) =>
    sides.map((svg) => {
      const picture = paper.createElement('img');
      picture.src = svgUrl(svg);
      picture.alt = '';
      return picture;
    }),
  );
}
