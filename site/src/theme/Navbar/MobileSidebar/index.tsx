/** Swizzled to remove it: the mobile menu is created when it is opened (shell/page/navbar/phone-menu.ts). */
export default () => null;
