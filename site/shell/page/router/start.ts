// The entry script of every page. Global styles are imported first, then those of components.

import './moves.ts';
// Styles of components that only the build renders. A test looks up every class of the built pages in the sheets
// that these pages link to.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCardList/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/EditMetaRow/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXPage/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import '@theme-common-lib/components/Details/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Details/styles.module.css';
import '@site/shell/page/article/code-block.module.css';
import '@site/features/figures/page/drawing/drawing.module.css';
import '@site/features/reference/page/page.css';
import '@site/features/reference/page/words.css';
import '@site/features/reference/page/fields.css';
import '@site/features/reference/page/looks.css';
import '@site/features/home/page/role-cards.module.css';
import '@site/features/home/page/errors.module.css';
import '@site/features/home/page/hero.module.css';
import '@site/features/home/page/integrations.module.css';
import '@site/features/home/page/products.module.css';
import '@site/features/home/page/search-button.module.css';
import '@site/features/labs/page/lab.module.css';
import '@site/features/open-questions/page/slip.module.css';
import '@site/shell/page/article/page-facts.module.css';
import '@site/shell/page/article/page-markdown.module.css';
import '@site/features/reference/page/try-it/playable.module.css';
import '@site/src/theme/DocCard/styles.module.css';
import '@site/src/theme/EditThisPage/styles.module.css';
import '@site/src/theme/NotFound/Content/styles.module.css';
import '@site/src/theme/Tabs/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/styles.module.css';
import '@site/src/theme/AnnouncementBar/styles.module.css';
import '@site/features/search/page/search.module.css';
import '@docusaurus/theme-classic/lib/theme/Navbar/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Navbar/Content/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Navbar/Search/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle/styles.module.css';
import '@site/src/theme/ColorModeToggle/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css';
import '@site/shell/page/role-filter/role-filter.module.css';
import { prefetching } from './prefetch.ts';
import { startSite } from './site.ts';

startSite();
// Set last: head-scripts/load-after-first-frame.ts treats a missing `window.docusaurus` as a failed script.
Object.assign(window, { docusaurus: prefetching });
document.documentElement.dataset['hasHydrated'] = 'true';
