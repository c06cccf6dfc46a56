import { escapeHtml } from '@rugby/domain/help/markup';
import { failureCodes } from '@rugby/domain/contract/envelope';
import type { OpenApi, Operation, Parameter } from './openApi.ts';
import { propertyOf, type JsonSchema } from './jsonSchema.ts';
import { shapeOf } from './shapeOf.ts';

/**
 * Renders the description as a page without scripts, whose style sheet carries `nonce`. `jsonAddress` is the URL path of the same
 * as JSON.
 */
export function docsPage({ info, paths }: OpenApi, jsonAddress: string, nonce: string): string {
  const calls = [...Map.groupBy(operationsOf(paths), ({ operation }) => operation.operationId.replace(/_\w+$/, ''))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: calls</title>
<style nonce="${nonce}">${style}</style>
<main>
<h1>${escapeHtml(info.title)}: calls</h1>
<p>${escapeHtml(info.description)}</p>
<p>The same for programs, in OpenAPI 3.1: <a href="${jsonAddress}">${jsonAddress}</a></p>
<nav aria-label="Calls"><ul>${calls.map(([name]) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
${calls.map(([name, spellings]) => section(name, spellings)).join('\n')}
<section><h2 id="refusals">Refusals</h2>
<p>A refusal is 4xx with <code>{ "success": null, "errors": [{ "message", "code", "field"?, "data"? }] }</code>. The codes:</p>
<ul>${failureCodes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul></section>
</main>
</html>
`;
}

interface Spelling {
  readonly method: string;
  readonly address: string;
  readonly operation: Operation;
}

function operationsOf(paths: OpenApi['paths']): readonly Spelling[] {
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), address, operation })),
  );
}

function section(name: string, spellings: readonly Spelling[]): string {
  const [first] = spellings;
  if (first === undefined) return '';
  const { summary, security, parameters, requestBody, responses } = first.operation;
  const addresses = spellings.map(({ method, address }) => `<li><code>${method} ${escapeHtml(address)}</code></li>`).join('');
  return `<section><h2 id="${name}">${escapeHtml(name)}</h2>
<p>${escapeHtml(summary)}${security.length > 0 ? ' For signed-in users.' : ''}</p>
<ul>${addresses}</ul>
${parameters.map(parameterLine).join('\n')}
${requestBody === undefined ? '' : shape('Request', requestBody.content['application/json'].schema)}
${answer(responses[200].content)}</section>`;
}

function answer(content: Operation['responses'][200]['content']): string {
  if ('text/event-stream' in content) return shape('Event', content['text/event-stream'].schema);
  return shape('Answer', propertyOf(content['application/json'].schema, 'success') ?? {});
}

function parameterLine({ name, in: place, required, schema, description = '' }: Parameter): string {
  const kind = `${place}${required ? '' : ', optional'}: ${shapeOf(schema)}`;
  return `<p><code>${escapeHtml(name)}</code> (${escapeHtml(kind)}) ${escapeHtml(description)}</p>`;
}

function shape(title: string, schema: JsonSchema): string {
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(shapeOf(schema))}</pre>`;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-block-start: 3rem; }
nav ul { columns: 14rem; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: 0.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
a { color: LinkText; }
`;
