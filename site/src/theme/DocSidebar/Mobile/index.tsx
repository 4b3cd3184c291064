/** Swizzled because a phone has the list of pages in its menu (components/bars/phone-menu.ts). */
export default () => null;
