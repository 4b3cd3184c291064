// The styles of the bars, which the browser's own script knows nothing of.
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
import '@site/shell/page/role-filter/role-lens.module.css';
