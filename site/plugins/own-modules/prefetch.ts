const asked = new Set<string>();

/**
 * Asks the browser to fetch a file it may need soon, at most once for each address, and not at all
 * when the page has loaded it already.
 */
export default function prefetch(url: string): Promise<void> {
  if (asked.has(url) || isLoaded(url)) return Promise.resolve();
  asked.add(url);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

const isLoaded = (url: string) =>
  [...document.scripts].some((script) => script.getAttribute('src') === url);
