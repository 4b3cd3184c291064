// Wrapped because a crash inside the layout keeps the old page's title in the tab (specification,
// section 8: the title is 'Page Error').
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function TitledErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
