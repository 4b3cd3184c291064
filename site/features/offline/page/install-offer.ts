/** What a browser hands over when it is ready to install the site (Chromium browsers only). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;

/** Keeps the offer, which comes once, early, and long before a reader opens the panel. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** Takes the offer, if there is one: it can be used once. */
export function takeInstallOffer(): InstallOffer | undefined {
  const taken = offer;
  offer = undefined;
  return taken;
}

export const hasInstallOffer = (): boolean => offer !== undefined;
