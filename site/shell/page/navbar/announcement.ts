const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

/** Takes the announcement away when it is closed, and until there is another one (specification, section 4). */
export function answerAnnouncement(bar: HTMLElement | null): void {
  if (!bar) return;
  const { announcement = '' } = bar.dataset;
  bar.querySelector('button.close')?.addEventListener('click', () => {
    keep(DISMISSED, 'true');
    bar.remove();
  });
  if (kept(ID) !== announcement) keep(DISMISSED, 'false');
  else if (kept(DISMISSED) === 'true') bar.remove();
  keep(ID, announcement);
}

/** Where storage is refused, the bar is there again on the next visit. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('That the announcement was seen is not remembered.', error);
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
