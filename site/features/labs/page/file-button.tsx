import type { ReactNode } from 'react';
import parts from './parts.module.css';
import styles from './file-button.module.css';

interface FileButtonProps {
  /** The `accept` attribute of the file input; any file by default. */
  accept?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens a file chooser. Resets its value, so that the same file can be chosen again. */
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
