/** A document that is refused, and why that is right. */
interface Refusal {
  /** The end of its name. */
  file: RegExp;
  /** Words of the sentence. */
  says: string;
  because: string;
}

/** The documents that readers would be told something wrong about. */
export const refusals: Refusal[] = [
  {
    file: /\/2\.0\/\w+\/[\w-]+\.(json|yaml)$/,
    says: 'OpenAPI 2.0 is not rendered. Write a document of OpenAPI 3.0 or 3.1',
    because: 'Another format: converters to 3.0 are many.',
  },
  {
    file: /\/3\.0\/\w+\/response-http-behavior\.(json|yaml)$/,
    says: '(#/paths/~1cache/get/security/0): The security scheme "api_key" is not defined.',
    because: 'It names a scheme and defines none, so nobody could prove who calls.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-local\.(json|yaml)$/,
    says: '/schema/$schema): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
    because: 'Its schemas are of draft 4, in which keywords mean something else.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-top-level\.(json|yaml)$/,
    says: '(#/jsonSchemaDialect): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
    because: 'Its schemas are of draft 4, in which keywords mean something else.',
  },
];
