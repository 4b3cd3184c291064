import { hasRepeatedNames, literal, phpGrammar, phpText, mapOf } from './literals.ts';
import { headersLeftOut, type FormPart } from './form-parts.ts';
import { exactText, formText, type SampleRequest } from './request.ts';

/** The cURL extension. */
export function php({ method, url, headers, body, answer }: SampleRequest): string {
  // As in curl, an empty header ends with a semicolon.
  const lines = headers.map(
    ([name, value]) => `        ${phpText(value ? `${name}: ${value}` : `${name};`)},`,
  );
  return [
    '<?php',
    '',
    ...(body?.kind === 'multipart' ? headersLeftOut(body.parts) : []),
    `$call = curl_init(${phpText(url)});`,
    'curl_setopt_array($call, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    // POSTFIELDS alone would imply POST.
    ...(method === 'GET' && !body ? [] : [way(method)]),
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...data(body),
    ']);',
    '$answer = curl_exec($call);',
    '$status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);',
    '',
    answer === 'json' ? 'var_dump($status, json_decode($answer));' : 'var_dump($status, $answer);',
  ].join('\n');
}

/** As a custom request, HEAD would wait for a body that never comes. */
const way = (method: string): string =>
  method === 'HEAD'
    ? '    CURLOPT_NOBODY => true,'
    : `    CURLOPT_CUSTOMREQUEST => ${phpText(method)},`;

function data(body: SampleRequest['body']): string[] {
  if (!body) return [];
  const name = '    CURLOPT_POSTFIELDS => ';
  const exact = exactText(body);
  if (exact) return [`${name}${phpText(exact)},`];
  if (body.kind === 'json')
    return [`${name}json_encode(${literal(body.value, phpGrammar, '    ', '    ')}),`];
  if (body.kind === 'multipart') return [`${name}[`, ...body.parts.map(part), '    ],'];
  if (body.kind === 'form' && hasRepeatedNames(body.fields))
    return [`${name}${phpText(formText(body.fields))},`];
  if (body.kind === 'form')
    return [`${name}http_build_query(${literal(mapOf(body.fields), phpGrammar, '    ', '    ')}),`];
  if (body.kind === 'file') return [`${name}file_get_contents(${phpText(body.file)}),`];
  return [`${name}${phpText(body.text)},`];
}

/** Repeated names get an index, the PHP syntax for array entries. */
function part({ name, value, file, type }: FormPart, index: number, all: FormPart[]): string {
  const before = all.slice(0, index).filter((one) => one.name === name).length;
  const isList = all.filter((one) => one.name === name).length > 1;
  const key = phpText(isList ? `${name}[${before}]` : name);
  if (file)
    return `        ${key} => new CURLFile(${phpText(file)}${type ? `, ${phpText(type)}` : ''}),`;
  return `        ${key} => ${type ? `new CURLStringFile(${phpText(value)}, '', ${phpText(type)})` : phpText(value)},`;
}
