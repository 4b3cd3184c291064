/** BeforeInstallPromptEvent, which browsers fire when the site can be installed (Chromium only). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let installPrompt: InstallPromptEvent | undefined;

/** Stores the event, which fires once and long before a reader opens the panel. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt = event as InstallPromptEvent;
  });
}

/** Takes the stored event, which can be used once. */
export function takeInstallPrompt(): InstallPromptEvent | undefined {
  const event = installPrompt;
  installPrompt = undefined;
  return event;
}

export const hasInstallPrompt = (): boolean => installPrompt !== undefined;
