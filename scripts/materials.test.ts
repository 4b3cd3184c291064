import { expect, it } from 'vitest';
import { materialsOf, type Materials } from './materials.ts';

const names = ['@house/site', '@house/client', 'react', 'scheduler', 'newman', 'vitest', 'zod'];
const refOf = (name: string) => `${name}@1.0.0`;
const component = (name: string) => ({ 'bom-ref': refOf(name), name });
const needs = (name: string, ...others: string[]) => ({
  ref: refOf(name),
  dependsOn: others.map(refOf),
});
const whole: Materials = {
  serialNumber: 'urn:uuid:1',
  metadata: { component: component('house') },
  components: names.map(component),
  dependencies: [
    needs('@house/site', 'react', 'newman', '@house/client'),
    needs('@house/client', 'zod', 'vitest'),
    needs('react', 'scheduler'),
    needs('scheduler', 'react'),
    ...['newman', 'vitest', 'zod'].map((name) => needs(name)),
  ],
};
const workspaces = [
  {
    name: '@house/site',
    version: '1.0.0',
    dependencies: { react: '1.0.0', '@house/client': '1.0.0' },
    devDependencies: { newman: '1.0.0' },
  },
  {
    name: '@house/client',
    version: '1.0.0',
    dependencies: { zod: '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  },
];
const listOf = (name: string) => materialsOf(whole, name, workspaces, 'urn:uuid:2');

it('lists what a workspace needs to run, also by way of others, and no tools of its tests', () => {
  const { components, dependencies } = listOf('@house/site');
  expect(components.map(({ name }) => name)).toEqual([
    '@house/client',
    'react',
    'scheduler',
    'zod',
  ]);
  expect(dependencies).toHaveLength(5);
  expect(dependencies[0]).toEqual(needs('@house/site', 'react', '@house/client'));
});

it('names the workspace, and each document anew', () => {
  const { metadata, serialNumber } = listOf('@house/client');
  expect(metadata.component.name).toBe('@house/client');
  expect(serialNumber).toBe('urn:uuid:2');
  expect(() => listOf('@house/gone')).toThrow('does not know @house/gone');
});
