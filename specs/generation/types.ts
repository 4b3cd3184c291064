import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { operationsOf } from '../apis.ts';
import type { OpenApiDocument } from '../document.ts';

/**
 * Source of the TypeScript types of a document, as openapi-typescript writes them, with one field
 * more on each operation: `security`, the name of its security scheme or `never`.
 */
export async function typesOf(document: OpenApiDocument): Promise<string> {
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
