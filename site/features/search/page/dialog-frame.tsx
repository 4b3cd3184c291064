import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import styles from './dialog.module.css';
import bar from './search.module.css';

interface DialogFrameProps {
  box: Ref<HTMLDivElement>;
  isOpen: boolean;
  onClose: () => void;
  /** The placeholder of the navbar field, shown in its place while the dialog is open. */
  placeholder: string;
  children: ReactNode;
}

/** Two plain boxes while closed; a dialog over the dimmed page while open, closed by a click on the backdrop. */
export default function DialogFrame({
  box,
  isOpen,
  onClose,
  placeholder,
  children,
}: DialogFrameProps): ReactNode {
  const pressed = useRef<EventTarget>(null);
  // Both mousedown and click must hit the backdrop: a text selection may end outside of the dialog.
  const onPress = ({ type, target, currentTarget }: MouseEvent): void => {
    if (type === 'click' && target === currentTarget && pressed.current === target) onClose();
    pressed.current = target;
  };
  // The field handles Escape itself.
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Escape' && !(target instanceof HTMLInputElement)) onClose();
  };
  return (
    <>
      {isOpen && (
        <div className={`${bar.input} ${styles.place}`} aria-hidden="true">
          {placeholder}
        </div>
      )}
      <div
        ref={box}
        {...(isOpen && {
          className: styles.backdrop,
          onMouseDown: onPress,
          onClick: onPress,
          onKeyDown,
        })}
      >
        <div
          {...(isOpen && {
            className: styles.dialog,
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Search',
          })}
        >
          {children}
        </div>
      </div>
    </>
  );
}
