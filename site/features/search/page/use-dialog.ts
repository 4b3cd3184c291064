import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { afterFrame } from '../../../shell/page/schedule.ts';

interface Dialog {
  isOpen: boolean;
  open: () => void;
  /** Closes the dialog and restores the focus. */
  close: () => void;
  /** Closes the dialog without restoring the focus, before a navigation. */
  leave: () => void;
  /**
   * Focuses the field; `before` had the focus, and an ancestor of the field counts as the field. With `isPassing`
   * (Tab) the dialog stays closed.
   */
  takeFocus: (field: HTMLElement, before: EventTarget | null, isPassing: boolean) => void;
  /** Event handlers of the field. */
  fieldHandlers: {
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onClick: () => void;
  };
}

/**
 * A modal dialog around a field that also opens it. There is one field in both states, and no `<dialog>`, which
 * cannot be visible while closed: text, composition, selection and the keyboard of a phone survive opening.
 *
 * A click or a programmatic focus opens it; Tab only passes (WCAG 2.2, 3.2.1 On Focus). Back in the history closes
 * it, as it closes the phone menu.
 */
export function useDialog(
  box: RefObject<HTMLElement | null>,
  onOpen: () => void,
  onClose: () => void,
): Dialog {
  const [isOpen, setOpen] = useState(false);
  const history = useHistory();
  const isTabbing = useTabbing();
  /** The field must not move until the pointer is released. */
  const isPressed = useRef(false);
  /** Whether the focus returns from another window or from the dialog. */
  const isRestoring = useRef(false);
  /** What had the focus before the dialog opened. */
  const before = useRef<EventTarget | null>(null);

  const open = (): void => {
    if (isOpen) return;
    onOpen();
    setOpen(true);
  };
  const hide = (): void => setOpen(false);
  const close = (): void => {
    onClose();
    hide();
  };

  useLayoutEffect(() => {
    const own = box.current;
    return isOpen && own ? trapFocus(own) : undefined;
  }, [isOpen, box]);

  // In an effect after the commit: until then React restores the focus inside the dialog.
  useLayoutEffect(() => {
    const [to, at] = [before.current, document.activeElement];
    // A click on the backdrop blurs the dialog, and its Close button is gone by now.
    const isLeft = at === document.body || box.current?.contains(at);
    if (isOpen || !isLeft) return;
    isRestoring.current = true;
    if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
    else if (at instanceof HTMLElement) at.blur();
    isRestoring.current = false;
  }, [isOpen, box]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return history.block((_, action) => {
      if (action !== 'POP') return undefined;
      close();
      return false;
    });
  }, [isOpen, history]);

  return {
    isOpen,
    open,
    close,
    leave: () => {
      before.current = null;
      hide();
    },
    takeFocus: (field, origin, isPassing) => {
      isRestoring.current = true;
      field.focus({ preventScroll: true });
      isRestoring.current = false;
      const isWithin = origin instanceof Node && origin.contains(field);
      before.current = isPassing || isWithin ? field : origin;
      // In a transition: the field is focused already, and input does not wait for the dialog.
      if (!isPassing) startTransition(open);
    },
    fieldHandlers: {
      onPointerDown: () => {
        isPressed.current = true;
      },
      onFocus: ({ target, relatedTarget }) => {
        if (isOpen || isRestoring.current) {
          isRestoring.current = false;
          return;
        }
        before.current = isTabbing.current ? target : relatedTarget;
        if (!isTabbing.current && !isPressed.current) open();
      },
      onBlur: ({ target }) => {
        isPressed.current = false;
        isRestoring.current = document.activeElement === target;
      },
      onClick: () => {
        isPressed.current = false;
        open();
      },
    },
  };
}

/** Makes everything outside of `dialog` inert and locks scrolling. Returns a function that undoes it. */
function trapFocus(dialog: Element): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  const madeInert: HTMLElement[] = [];
  // Setting `inert` restyles every element, so the frame that shows the dialog does not wait for it.
  const stop = afterFrame(() => {
    // Children of body stay active: a later message must be reachable.
    for (
      let at = dialog;
      at.parentElement && at.parentElement !== document.body;
      at = at.parentElement
    )
      for (const sibling of at.parentElement.children) {
        if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
        sibling.inert = true;
        madeInert.push(sibling);
      }
  });
  return () => {
    stop();
    for (const one of madeInert) one.inert = false;
    style.overflow = style.scrollbarGutter = '';
  };
}

/** Tracks whether Tab is down, which means that it moves the focus. */
function useTabbing(): RefObject<boolean> {
  const isTabbing = useRef(false);
  useEffect(() => {
    const onKey = ({ type, key }: KeyboardEvent): void => {
      isTabbing.current = type === 'keydown' && key === 'Tab';
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keyup', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keyup', onKey, true);
    };
  }, []);
  return isTabbing;
}
