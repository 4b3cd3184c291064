/** Runs something once the next frame is shown; a page in the background has no frames. Answers how to call it off. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(run));
  if (document.hidden) later();
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
