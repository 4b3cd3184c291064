/** Swizzled because a phone has the list of pages in its menu (shell/page/navbar/phone-menu.ts). */
export default () => null;
