import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  /** The names of the choices, by value. */
  names: Record<string, string>;
  onChoice: (value: string) => void;
}

/** A list of choices of a lab with its label. */
export default function Choice({ label, value, names, onChoice }: ChoiceProps): ReactNode {
  return (
    <label className={parts.field}>
      {label}
      <select
        className={parts.control}
        value={value}
        onChange={({ target }) => onChoice(target.value)}
      >
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
