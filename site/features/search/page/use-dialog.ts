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
  /** Gives the focus back to what had it before. */
  close: () => void;
  /** Closes, and leaves the focus to the page that comes. */
  leave: () => void;
  /**
   * Takes the focus into the field; `before` had it, and what is around the field stands for the field. With the Tab
   * key the dialog stays closed.
   */
  receive: (field: HTMLElement, before: EventTarget | null, isPassing: boolean) => void;
  /** What the field has to tell. */
  door: {
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onClick: () => void;
  };
}

/**
 * A modal dialog around a field, which is also its door. One field for both, and no `<dialog>`, which
 * cannot be seen closed: what is typed, composed or selected in it, and the keyboard of a phone, stay when
 * it opens.
 *
 * A press opens it, and so does whatever hands the field the focus; Tab only passes by (WCAG 2.2, 3.2.1 On
 * Focus). The way back in the history closes it, as it closes the phone menu.
 */
export function useDialog(
  box: RefObject<HTMLElement | null>,
  onOpen: () => void,
  onClose: () => void,
): Dialog {
  const [isOpen, setOpen] = useState(false);
  const history = useHistory();
  const isTabbing = useTabbing();
  /** Until the press is over the field stays where it is. */
  const isPressed = useRef(false);
  /** Whether the focus comes back, from another window or from the dialog. */
  const isBack = useRef(false);
  /** What had the focus before. */
  const before = useRef<EventTarget | null>(null);

  const open = (): void => {
    if (isOpen) return;
    onOpen();
    setOpen(true);
  };
  const shut = (): void => setOpen(false);
  const close = (): void => {
    onClose();
    shut();
  };

  useLayoutEffect(() => {
    const own = box.current;
    return isOpen && own ? trapFocus(own) : undefined;
  }, [isOpen, box]);

  // Only when all is drawn: until then React gives the focus back to what had it in the dialog.
  useLayoutEffect(() => {
    const [to, at] = [before.current, document.activeElement];
    // A press beside the dialog takes the focus from it, and its own button is gone by now.
    const isLeft = at === document.body || box.current?.contains(at);
    if (isOpen || !isLeft) return;
    isBack.current = true;
    if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
    else if (at instanceof HTMLElement) at.blur();
    isBack.current = false;
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
      shut();
    },
    receive: (field, origin, isPassing) => {
      isBack.current = true;
      field.focus({ preventScroll: true });
      isBack.current = false;
      const isWithin = origin instanceof Node && origin.contains(field);
      before.current = isPassing || isWithin ? field : origin;
      // A task of its own: the field is here already, and no press waits for the dialog.
      if (!isPassing) startTransition(open);
    },
    door: {
      onPointerDown: () => {
        isPressed.current = true;
      },
      onFocus: ({ target, relatedTarget }) => {
        if (isOpen || isBack.current) {
          isBack.current = false;
          return;
        }
        before.current = isTabbing.current ? target : relatedTarget;
        if (!isTabbing.current && !isPressed.current) open();
      },
      onBlur: ({ target }) => {
        isPressed.current = false;
        isBack.current = document.activeElement === target;
      },
      onClick: () => {
        isPressed.current = false;
        open();
      },
    },
  };
}

/**
 * Leaves a reader nothing of the page but `dialog`, which stands anywhere in it: keys, presses and screen
 * readers pass the rest by, and it does not scroll or move. Answers how to let go of it.
 */
function trapFocus(dialog: Element): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  const held: HTMLElement[] = [];
  // Each element of the page gets a new style by it, so the frame that shows the dialog does not wait for that.
  const stop = afterFrame(() => {
    // What comes into the body later, such as a message, is not kept from anybody.
    for (
      let at = dialog;
      at.parentElement && at.parentElement !== document.body;
      at = at.parentElement
    )
      for (const beside of at.parentElement.children) {
        if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue;
        beside.inert = true;
        held.push(beside);
      }
  });
  return () => {
    stop();
    for (const one of held) one.inert = false;
    style.overflow = style.scrollbarGutter = '';
  };
}

/** Whether the Tab key is down, so that it is what moves the focus. */
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
