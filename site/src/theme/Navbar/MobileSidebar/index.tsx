/** Swizzled because the menu of a phone is made when it is opened (shell/page/navbar/phone-menu.ts). */
export default () => null;
