/** Brings something; with `anew`, once more, whatever has been brought before. */
type Bring<Value> = (anew?: boolean) => Promise<Value>;

/**
 * Brings something once for all who ask for it. What has failed is brought again when it is asked for again, and
 * with `anew` what has come, too.
 */
export function bringOnce<Value>(bring: (anew: boolean) => Promise<Value>): Bring<Value> {
  let bringing: Promise<Value> | undefined;
  return (anew = false) => {
    if (anew) bringing = undefined;
    const own = (bringing ??= bring(anew).catch((error: unknown) => {
      if (bringing === own) bringing = undefined;
      throw error;
    }));
    return own;
  };
}
