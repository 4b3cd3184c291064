// Swizzled away: the sign and the list of contents lead back up.
export default function BackToTopButton(): null {
  return null;
}
