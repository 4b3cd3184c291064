import { useLocation } from '@docusaurus/router';
import ComponentTypes from '@site/src/theme/NavbarItem/ComponentTypes.tsx';

/** A navbar item that fails to render where the address ends with #break-navbar. */
function Fragile() {
  const { hash } = useLocation();
  if (hash === '#break-navbar') throw new Error('This item is fragile.');
  return null;
}

export default { ...ComponentTypes, 'custom-fragile': Fragile };
