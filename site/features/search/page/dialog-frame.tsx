import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import styles from './dialog.module.css';
import bar from './search.module.css';

interface DialogFrameProps {
  box: Ref<HTMLDivElement>;
  isOpen: boolean;
  onClose: () => void;
  /** What the field of the bar reads, whose place is kept. */
  placeholder: string;
  children: ReactNode;
}

/** Nothing but two boxes while closed; open, a dialog over the dimmed page, closed by a press beside it. */
export default function DialogFrame({
  box,
  isOpen,
  onClose,
  placeholder,
  children,
}: DialogFrameProps): ReactNode {
  const pressed = useRef<EventTarget>(null);
  // From its beginning to its end: whoever selects words may end beside the dialog.
  const onPress = ({ type, target, currentTarget }: MouseEvent): void => {
    if (type === 'click' && target === currentTarget && pressed.current === target) onClose();
    pressed.current = target;
  };
  // The field has a use of its own for it.
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
