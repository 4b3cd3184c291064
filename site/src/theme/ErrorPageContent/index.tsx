// Wrapped because a crash inside the layout keeps the old page's title in the tab (specification,
// section 8: the title is 'Page Error').
import { useEffect, type ReactNode } from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function TitledErrorPageContent(props: Props): ReactNode {
  useEffect(() => {
    const { title } = document;
    document.title = 'Page Error';
    return () => {
      document.title = title;
    };
  }, []);
  return <ErrorPageContent {...props} />;
}
