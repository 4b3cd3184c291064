/** Swizzled to remove it: the mobile menu contains the list (shell/page/navbar/phone-menu.ts). */
export default () => null;
