import globalData from '@generated/globalData';

interface Docs {
  versions: { name: string }[];
}

/** Forgets a version of the docs that a reader preferred and that is no more (specification, section 4). */
export function forgetOldVersions(): void {
  const plugins = (globalData as Record<string, Record<string, Docs>>)[
    'docusaurus-plugin-content-docs'
  ];
  for (const [id, { versions }] of Object.entries(plugins ?? {})) {
    const key = `docs-preferred-version-${id}`;
    try {
      const kept = localStorage.getItem(key);
      if (kept !== null && !versions.some(({ name }) => name === kept))
        localStorage.removeItem(key);
    } catch {
      // Where storage is refused, nothing is preferred.
    }
  }
}
