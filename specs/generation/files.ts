import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { readSource, readText, type ApiName, operationsOf } from '../apis.ts';
import type { OpenApiDocument } from '../document.ts';
import { bundle } from './bundle.ts';
import { filesByDefault } from './by-default.ts';
import { answerChecks, requestChecks } from './checks.ts';
import { limitsModule } from './limits.ts';
import { outlineOf, callsOf } from './outline.ts';
import { isWritten } from './write.ts';

const declaration = `import type { Validate } from '../document.ts';
declare const checks: Record<string, Validate>;
export default checks;
`;

/** Everything that is generated from one document, by its path below the root of the repository. */
export async function generatedFiles(name: ApiName): Promise<Record<string, string>> {
  const document = bundle(readSource(name));
  return {
    ...runFiles(name, document),
    ...(await otherFiles(name, document)),
    [`specs/generated/${name}.openapi.yaml`]: readText(name),
  };
}

/** What servers and pages run: while developing they wait for it, and for nothing else. */
export const runFiles = (name: ApiName, document: OpenApiDocument): Record<string, string> => ({
  [`specs/generated/${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
  [`specs/generated/${name}.outline.json`]: `${JSON.stringify(outlineOf(document))}\n`,
  [`specs/generated/${name}.calls.ts`]: callsOf(document),
  [`specs/generated/${name}.limits.ts`]: limitsModule(document),
  [`specs/generated/${name}.validators.js`]: requestChecks(document),
});

/** What compilers and checks read, and what nobody wrote by hand. */
export const otherFiles = async (
  name: ApiName,
  document: OpenApiDocument,
): Promise<Record<string, string>> => ({
  [`specs/generated/${name}.types.ts`]: await typesOf(document),
  [`specs/generated/${name}.validators.d.ts`]: declaration,
  [`specs/generated/${name}.answers.js`]: answerChecks(document),
  [`specs/generated/${name}.answers.d.ts`]: declaration,
  ...filesByDefault(name, document, isWritten),
});

/**
 * Source of the TypeScript types of a document, as openapi-typescript writes them, with one field
 * more on each operation: `security`, the name of its security scheme or `never`.
 */
async function typesOf(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  return astToString(nodes.map((node) => withSecurity(node, document)));
}

function withSecurity(node: ts.Node, document: OpenApiDocument): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'operations') return node;
  const members = node.members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) {
      throw new Error('openapi-typescript writes operations in another shape than expected.');
    }
    return ts.factory.updatePropertySignature(
      member,
      member.modifiers,
      member.name,
      member.questionToken,
      ts.factory.createTypeLiteralNode([
        ...member.type.members,
        securityField(nameOf(member.name), document),
      ]),
    );
  });
  return ts.factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  );
}

function securityField(operationId: string, document: OpenApiDocument): ts.PropertySignature {
  const found = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const scheme = Object.keys(found?.operation.security[0] ?? {})[0];
  const type = scheme
    ? ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(scheme))
    : ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
  return ts.factory.createPropertySignature(undefined, 'security', undefined, type);
}

function nameOf(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return name.text;
  throw new Error('An operation has a name that is not text.');
}
