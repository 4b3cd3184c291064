import type { ReactNode } from 'react';

/** The icon after a link that opens a new tab. */
export const NewTabMark = ({ label, width = 11, height = 11 }: NewTabMarkProps): ReactNode => (
  <svg width={width} height={height} viewBox="0 0 12 12" role="img" aria-label={label}>
    <path
      d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.2 1.8 5.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    />
  </svg>
);

interface NewTabMarkProps {
  label: string;
  width?: number | string;
  height?: number | string;
}
