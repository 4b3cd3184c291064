import { documents } from '@frontline/specs/documents';
import { packageName } from './package-name.ts';

/** Who publishes the client. */
export interface Publisher {
  name: string;
  /** The provider's scope on npm. */
  packageScope: `@${string}`;
  /** The line of the license that names the holder, such as `Copyright © 2025 Acme.` */
  copyright: string;
  /** Where the documentation is published. */
  url: string;
  /** The public source repository. */
  repository: string;
}

/** `Call for Help, Lockers and Radio` */
const apis = new Intl.ListFormat('en-GB').format(
  Object.values(documents).map(({ document }) => document.info.title.replace(/ API$/, '')),
);

const entry = (ending: 'js' | 'cjs') => ({
  types: ending === 'js' ? './index.d.ts' : './index.d.cts',
  default: `./index.${ending}`,
});

/** The package.json of the published client. */
export const manifestOf = (
  { name, packageScope, url, repository }: Publisher,
  version: string,
  node: string,
) => ({
  name: packageName(packageScope),
  version,
  description: `Typed client of the ${apis} APIs`,
  keywords: ['api', 'client', 'openapi', 'typescript'],
  license: 'MIT',
  author: name,
  homepage: `${url}/docs/apis/webhooks#install-a-client`,
  repository: { type: 'git', url: `git+${repository}.git`, directory: 'client' },
  bugs: `${repository}/issues`,
  type: 'module',
  sideEffects: false,
  engines: { node },
  main: './index.cjs',
  module: './index.js',
  types: './index.d.cts',
  // The only one, so that `npx` finds it by the name of the package.
  bin: { [packageName(packageScope).slice(1).replace('/', '-')]: './command.js' },
  exports: {
    '.': { import: entry('js'), require: entry('cjs') },
    './package.json': './package.json',
  },
  publishConfig: { access: 'public', provenance: true },
});
