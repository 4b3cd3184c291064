import type { Asker, Index } from '@frontline/search';
import { roles } from '@site/content/readers.ts';
import { currentReader } from '../../../shell/page/role-filter/remember.ts';

/** Who asks: what the role lens is set to, and the product whose page is open. */
export function askerOf({ pages }: Index): Asker {
  const role = roles.findIndex((one) => one === currentReader());
  const page = pages.find(({ url }) => url === location.pathname);
  return { readers: role < 0 ? 0 : 1 << role, group: page?.group ?? '' };
}
