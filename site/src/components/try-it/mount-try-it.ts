/**
 * Client module: puts a "Try it" button into every `<div data-try-it="operationId" data-api="name">`.
 * The console itself is fetched when a reader selects one.
 */
const place = '[data-try-it]';
let release: (() => void)[] = [];

export function onRouteDidUpdate(): void {
  for (const unmount of release) unmount();
  release = [];
  for (const element of document.querySelectorAll<HTMLElement>(place)) offer(element);
}

function offer(element: HTMLElement): void {
  if (element.childElementCount > 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = 'Try it';
  button.onclick = () => void openConsole(element, button);
  element.append(button);
}

async function openConsole(element: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const { tryIt: operationId = '', api = '' } = element.dataset;
  button.disabled = true;
  button.textContent = 'Fetching the console';
  try {
    const { mountConsole } = await import(/* webpackChunkName: "try-it" */ './mount-console.tsx');
    release.push(mountConsole(element, api, operationId));
  } catch {
    button.disabled = false;
    button.textContent = 'The console did not arrive. Retry';
  }
}
