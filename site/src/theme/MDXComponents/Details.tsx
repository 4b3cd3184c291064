// Wrapped because what is for integrators only stands open for readers who said they are some.
import type { ComponentProps, ReactNode } from 'react';
import Details from '@theme-original/MDXComponents/Details';
import { useReader } from '@site/src/components/reading-as/reading-as.ts';

export default function MDXDetails(
  props: ComponentProps<'details'> & { 'data-for'?: string },
): ReactNode {
  const isForReader = props['data-for'] === useReader();
  // Made anew when the choice changes, for it may only be told once whether it begins open.
  return <Details key={String(isForReader)} {...props} open={isForReader || props.open} />;
}
