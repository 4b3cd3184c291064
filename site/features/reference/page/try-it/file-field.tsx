import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { idOf, type FieldInputProps, withCode } from './help-text.tsx';
import { formatSize } from './json.tsx';
import { faultsAt } from './validate-value.ts';
import styles from './try-it.module.css';

/** A file input. The file is sent unchanged and not stored. */
export default function FileField(props: FieldInputProps): ReactNode {
  const { path, label, scope, schema, isRequired, value, faults, onChange } = props;
  const id = idOf(scope, path || 'file');
  const sentences = faultsAt(faults, path) ?? [];
  const { description } = schema;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label || translate({ message: 'body' })}</code>{' '}
        <span className={styles.type}>
          {translate({ message: 'file' })}
          {isRequired && translate({ message: ', required' })}
        </span>
      </label>
      <input
        id={id}
        className={styles.control}
        type="file"
        aria-invalid={sentences.length > 0}
        aria-describedby={`${id}-fault ${id}-help`}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      <p id={`${id}-fault`} className={styles.fault}>
        {sentences.join(' ')}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {value instanceof File &&
          translate(
            { message: '{name}, {size}.' },
            { name: value.name, size: formatSize(value.size) },
          )}{' '}
        {description && withCode(description)}
      </p>
    </div>
  );
}
