// Swizzled to remove it: the sticky header strip and the table of contents link to the top.
export default function BackToTopButton(): null {
  return null;
}
