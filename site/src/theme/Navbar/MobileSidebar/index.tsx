/** Swizzled because the menu of a phone is made when it is opened (components/bars/phone-menu.ts). */
export default () => null;
