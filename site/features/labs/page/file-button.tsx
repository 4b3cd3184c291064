import type { ReactNode } from 'react';
import parts from './parts.module.css';
import styles from './file-button.module.css';

interface FileButtonProps {
  /** What the browser offers to choose, as in `<input accept>`. */
  accept: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks the reader for a file. The same one can be chosen again. */
export default function FileButton({ accept, onFile, children }: FileButtonProps): ReactNode {
  return (
    <label className={`${parts.button} ${styles.file}`}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
