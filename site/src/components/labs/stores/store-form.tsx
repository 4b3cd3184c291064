import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { areaOf } from '../../../../products.ts';
import type { Sheet } from '../../../../store-questions.ts';
import parts from '../parts.module.css';
import { answerTo, columnOf, type Store } from './stores.ts';
import styles from './stores.module.css';

interface StoreFormProps {
  store: Store;
  asked: Sheet[];
  onAnswer: (column: string, answer: string) => void;
}

/** The worksheets of one store. */
export default function StoreForm({ store, asked, onAnswer }: StoreFormProps): ReactNode {
  return (
    <div className={styles.form}>
      {asked.map(({ product, at, questions }) => (
        <fieldset key={product}>
          <legend>
            {areaOf(product)!.name}{' '}
            <a href={at}>
              <Translate>How to answer</Translate>
            </a>
          </legend>
          {questions.map((question) => {
            const column = columnOf(product, question);
            return (
              <label key={question} className={parts.field}>
                {question}
                <textarea
                  rows={1}
                  className={parts.control}
                  value={answerTo(store, column)}
                  onChange={({ target }) => onAnswer(column, target.value)}
                />
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
